import { applyState, spotsNote } from "./apply-state";

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

const [free, full] = [
  { students: 4, capacity: 5 },
  { students: 5, capacity: 5 },
];

test.each([
  // What the viewer reads with a waiting list and without one.
  ["a guest", "guest", false, "waiting", "none"],
  ["a student whose list is loading", "pending", false, undefined, undefined],
  ["a student without a seat", "student", false, undefined, "none"],
  ["the student who has taken the last seat", "student", true, "yours", "yours"],
  ["a teacher", "teacher", false, "none", "none"],
] as const)("%s reads about a full class", (_, viewer, applied, withList, withoutList) => {
  expect(spotsNote({ ...full, applied }, viewer, true)).toBe(withList);
  expect(spotsNote({ ...full, applied }, viewer, false)).toBe(withoutList);
  // More students than seats, after the capacity was lowered.
  expect(spotsNote({ students: 6, capacity: 5, applied }, viewer, true)).toBe(withList);
  for (const hasList of [true, false])
    expect(spotsNote({ ...free, applied }, viewer, hasList)).toBe(applied ? "yours" : "left");
});
