import { applyState } from "./apply-state";

const deadline = "2026-11-24T14:00:00Z";
const open = { applied: false, students: 3, capacity: 6, deadline };
const before = Date.parse(deadline) - 1;

test.each([
  ["open until the deadline", open, before, "open"],
  ["closed at the deadline", open, before + 1, "closed"],
  ["full with the last seat", { ...open, students: 6 }, before, "full"],
  ["full even over capacity", { ...open, students: 7 }, before, "full"],
  ["never open without seats", { ...open, students: 0, capacity: 0 }, before, "full"],
  ["applied takes precedence", { ...open, applied: true, students: 6 }, before + 1, "applied"],
  ["full takes precedence over closed", { ...open, students: 6 }, before + 1, "full"],
])("%s", (_title, item, now, expected) => {
  expect(applyState(item, now)).toBe(expected);
});
