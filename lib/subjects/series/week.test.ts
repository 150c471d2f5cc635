import type { SeriesItem } from "./item";
import { packStarts } from "./lesson-starts";
import { toWeek } from "./week";

const now = Date.parse("2026-11-30T00:00:00Z");
const item = (id: number, ...starts: string[]) =>
  ({ id, starts: packStarts(starts.map((from) => ({ from }))) }) as SeriesItem;
const idsByDay = (items: SeriesItem[], zone: string) =>
  [...toWeek(items, now, zone)]
    .toSorted(([a], [b]) => a - b)
    .map(([day, lessons]) => [day, lessons.map(({ item: { id }, time }) => `${id} ${time}`)]);

test("a class is on each weekday of its first week, by time of day", () => {
  const evening = item(1, "2026-12-02T11:30:00Z", "2026-12-04T11:30:00Z", "2026-12-09T11:30:00Z");
  const morning = item(2, "2027-03-03T02:00:00Z");
  expect(idsByDay([evening, morning], "Asia/Shanghai")).toEqual([
    [3, ["2 10:00", "1 19:30"]],
    [5, ["1 19:30"]],
  ]);
});

test("the weekday is that of the visitor's clock, and lessons that are over do not count", () => {
  const late = item(3, "2026-11-29T17:30:00Z", "2026-12-06T17:30:00Z");
  expect(idsByDay([late], "Asia/Shanghai")).toEqual([[1, ["3 01:30"]]]);
  expect(idsByDay([late], "Asia/Karachi")).toEqual([[7, ["3 22:30"]]]);
});

test("a class without lessons to come is in no week", () => {
  expect(idsByDay([item(4), item(5, "2026-11-29T17:30:00Z")], "Asia/Shanghai")).toEqual([]);
});
