import fc from "fast-check";
import { courseModes as contractModes } from "../contract/schemas";
import { selectItems, hasChoice, levelsOf, readChoice, similarClasses } from "./choice";
import { courseModes, type SeriesItem } from "./item";

const open = { students: 1, capacity: 6, deadline: "2026-12-01T00:00:00Z" };
const item = (id: number, given: Partial<SeriesItem>) =>
  ({ list: "preSale", id, mode: "live", level: "HSK 1", points: 10, ...open, ...given }) as SeriesItem;
const items = [
  item(1, { points: 30, opens: "2026-12-03T12:00:00Z" }),
  item(2, { points: 10, opens: "2026-12-01T12:00:00Z", mode: "one-to-one" }),
  item(3, { points: 20, level: "HSK 3" }),
  // The earliest, in another time zone.
  item(4, { points: 10, opens: "2026-12-01T19:00:00+08:00", level: "HSK 3" }),
];
const now = Date.parse("2026-11-22T12:00:00Z");
const ids = (search: string) => selectItems(items, readChoice(search), now).map(({ id }) => id);

test.each([
  ["", [1, 2, 3, 4]],
  ["?mode=live", [1, 3, 4]],
  ["?level=HSK+3", [3, 4]],
  ["?level=+HSK+3+", [3, 4]],
  ["?mode=one-to-one&level=HSK+3", []],
  ["?sort=price", [2, 4, 3, 1]],
  ["?sort=date", [4, 2, 1, 3]],
  ["?sort=date&level=HSK+3", [4, 3]],
  ["?sort=size&mode=none", [1, 2, 3, 4]],
])("%s", (search, expected) => {
  expect(ids(search)).toEqual(expected);
});

test("any query gives a subset of the list without duplicates", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom("mode", "level", "sort"), (value, name) => {
      const chosen = ids(`?${new URLSearchParams({ [name]: value })}`);
      expect(new Set(chosen).size).toBe(chosen.length);
      expect([1, 2, 3, 4]).toEqual(expect.arrayContaining(chosen));
    }),
  );
});

test("nothing is chosen without a known parameter or with a too long level", () => {
  expect(hasChoice(readChoice("?page=2&locale=ko-KR"))).toBe(false);
  expect(hasChoice(readChoice(`?level=${"x".repeat(41)}`))).toBe(false);
  for (const one of ["mode=live", "level=HSK+1", "sort=price", `level=${"x".repeat(40)}`]) {
    expect(hasChoice(readChoice(`?${one}`))).toBe(true);
  }
});

test("levels are listed once, in numeric order", () => {
  const levels = ["HSK 10", "HSK 2–3", "", "HSK 2", "Travel"].map((level, id) => item(id, { level }));
  expect(levelsOf(levels, "en-US")).toEqual(["HSK 2", "HSK 3", "HSK 10", "Travel"]);
});

test.each([
  ["HSK 1", "HSK 1–2", true],
  ["HSK 2", "HSK 1-2", true],
  ["HSK 3", "HSK 1–2", false],
  ["HSK 1", "HSK 10", false],
  ["HSK 1–2", "HSK 2–3", true],
  ["HSK 1", "YCT 1–2", false],
  ["Travel", "Travel", true],
  ["HSK 2", "HSK 3–1", false],
  ["HSK 5", "HSK 1–999", false],
  ["HSK 1", "", false],
])("the level %s matches a class at %j: %s", (wanted, level, found) => {
  expect(selectItems([item(1, { level })], { level: wanted }, now)).toHaveLength(found ? 1 : 0);
});

test.each(["", "?sort=price", "?sort=date"])(
  "with %j, open classes come before full and closed ones",
  (search) => {
    const list = [
      item(1, { students: 6, points: 1 }),
      item(2, { deadline: "2026-11-22T12:00:00Z", points: 2 }),
      item(3, { students: 6, applied: true, points: 3 }),
      item(4, { points: 4 }),
    ];
    expect(selectItems(list, readChoice(search), now).map(({ id }) => id)).toEqual([3, 4, 1, 2]);
  },
);

test("the modes equal those of the contract", () => {
  expect(courseModes).toEqual(contractModes);
});

test("similar classes are sorted by level, mode and date, without the class itself and full ones", () => {
  const to = item(9, { level: "HSK 3", mode: "live" });
  const others = [
    ...items,
    to,
    item(5, { level: "HSK 3", students: 6 }),
    item(6, { level: "HSK 2–4", mode: "one-to-one" }),
    item(7, { level: "HSK 6", mode: "one-to-many" }),
  ];
  expect(similarClasses(to, others, now).map(({ id }) => id)).toEqual([4, 3, 6]);
  expect(similarClasses(to, others, Date.parse("2026-12-02T00:00:00Z"))).toEqual([]);
});
