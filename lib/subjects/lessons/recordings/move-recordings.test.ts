import fc from "fast-check";
import { followLessons } from "./move-recordings";

test.each([
  ["a lesson that moves in time", [1, 2, 3], [1, 5, 3], { 2: 5 }],
  ["lessons that exchange their times", [1, 2], [2, 1], { 1: 2, 2: 1 }],
  ["a week later for all", [7, 14, 21], [14, 21, 28], { 7: 14, 14: 21 }],
  ["a lesson added before", [2, 3], [1, 2, 3], { 2: 2, 3: 3 }],
  ["a lesson added, another moved", [2, 3], [4, 3, 9], { 2: 4, 3: 3 }],
  ["a lesson removed that has none", [1, 2, 3], [2, 3], { 2: 2, 3: 3 }],
  ["its own lesson removed", [1], [], {}],
])("recordings follow %s", (_, before, after, expected) => {
  const recorded = Object.keys(expected).map(Number);
  expect(Object.fromEntries(followLessons(before, after, recorded))).toEqual(expected);
});

test("no recording is lost or doubled while there are as many lessons", () => {
  const starts = fc.uniqueArray(fc.nat(50), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(starts, starts, fc.nat(255), (before, after, mask) => {
      fc.pre(after.length >= before.length);
      const recorded = before.filter((_, index) => mask & (1 << index));
      const moved = [...followLessons(before, after, recorded).values()];
      expect(moved).toHaveLength(recorded.length);
      expect(new Set(moved).size).toBe(moved.length);
      for (const start of moved) expect(after).toContain(start);
    }),
  );
});
