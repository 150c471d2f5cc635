import type { SeriesItem } from "./item";
import { pickStartingClasses } from "./starting-classes";

const now = Date.parse("2026-11-29T00:00:00Z");
const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString();
const seriesClass = (id: number, startsInDays: number, other: Partial<SeriesItem> = {}) =>
  ({
    id,
    opens: inDays(startsInDays),
    deadline: inDays(startsInDays - 1),
    students: 2,
    capacity: 6,
    ...other,
  }) as SeriesItem;
const pick = (...items: SeriesItem[]) => {
  const { items: picked, isThisWeek } = pickStartingClasses(items, now, 3);
  return [picked.map(({ id }) => id), isThisWeek];
};

test("classes of this week, the soonest first", () => {
  expect(pick(seriesClass(1, 6), seriesClass(2, 9), seriesClass(3, 2))).toEqual([[3, 1], true]);
});

test("the next ones, if fewer than two start this week", () => {
  expect(pick(seriesClass(1, 20), seriesClass(2, 9), seriesClass(3, 2), seriesClass(4, 30))).toEqual([
    [3, 2, 1],
    false,
  ]);
});

test.each([
  ["full", seriesClass(1, 3, { students: 6 })],
  ["past its deadline", seriesClass(1, 3, { deadline: inDays(-1) })],
  ["already begun", seriesClass(1, -3, { deadline: inDays(1) })],
  ["without lessons", { ...seriesClass(1, 3), opens: undefined } as unknown as SeriesItem],
])("no class that is %s", (_, item) => {
  expect(pick(item)).toEqual([[], false]);
});
