import { conflictingFields, mergeWork, type Work } from "./merge-work";

const seen: Work = { adviser: "1", next_step: "Call", next_on: "" };

test("what another saved comes into what was left alone, and stands against what was written", () => {
  const now: Work = { adviser: "2", next_step: "Theirs", next_on: "2026-12-01" };
  const merged = mergeWork({ ...seen, next_step: "Mine", seen }, now);
  expect(merged).toMatchObject({ adviser: "2", next_step: "Mine", next_on: "2026-12-01" });
  expect(conflictingFields(merged, now)).toEqual(["next_step"]);
  expect(conflictingFields({ ...merged, seen: now }, now)).toEqual([]);
});

test("equal changes are no conflict, nor is a change of one side", () => {
  const same = { ...seen, next_step: "Theirs" };
  expect(conflictingFields(mergeWork({ ...same, seen }, same), same)).toEqual([]);
  const mine = mergeWork({ ...seen, next_step: "Mine", seen }, seen);
  expect(mine.next_step).toBe("Mine");
  expect(conflictingFields(mine, seen)).toEqual([]);
});
