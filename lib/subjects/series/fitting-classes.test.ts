import { fittingClasses } from "./fitting-classes";
import type { SeriesItem } from "./item";

const now = Date.parse("2026-11-22T12:00:00Z");
const open = { students: 1, capacity: 6, deadline: "2026-12-01T00:00:00Z", applied: false };
const item = (id: number, level: string, given: Partial<SeriesItem> = {}) =>
  ({ list: "preSale", id, mode: "live", level, points: 10, ...open, ...given }) as SeriesItem;
const ids = (level: number, items: SeriesItem[]) => fittingClasses(level, items, now).map(({ id }) => id);

test("classes of the level come first, then ranges that include it, each by their first lesson", () => {
  const items = [
    item(1, "HSK 2–3", { opens: "2026-12-02T12:00:00Z" }),
    item(2, "HSK 3", { opens: "2026-12-09T12:00:00Z" }),
    item(3, "HSK 3", { opens: "2026-12-03T20:00:00+08:00" }),
    item(4, "HSK 4"),
    item(5, "HSK 1-2"),
    item(6, ""),
    item(7, "Business"),
  ];
  expect(ids(3, items)).toEqual([3, 2, 1]);
  expect(ids(6, items)).toEqual([]);
});

test("at most three are listed, and one of both lists only once", () => {
  const items = [1, 2, 3, 4].map((id) => item(id, "HSK 1", { opens: `2026-12-0${id}T00:00:00Z` }));
  expect(ids(1, [...items, ...items])).toEqual([1, 2, 3]);
});

test("full, closed and already booked classes are left out; one without a date comes last", () => {
  const items = [
    item(1, "HSK 1", { students: 6 }),
    item(2, "HSK 1", { deadline: "2026-11-22T12:00:00Z" }),
    item(3, "HSK 1", { applied: true }),
    item(4, "HSK 1"),
    item(5, "HSK 1", { opens: "2027-01-01T00:00:00Z" }),
    item(6, "HSK 1"),
  ];
  expect(ids(1, items)).toEqual([5, 4, 6]);
});
