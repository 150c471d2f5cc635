import fc from "fast-check";
import { courseModes as contractModes } from "../contract/schemas";
import { choose, isChosen, levelsOf, readChoice } from "./choice";
import { courseModes, type SeriesItem } from "./item";

const item = (id: number, given: Partial<SeriesItem>) =>
  ({ list: "preSale", id, mode: "live", level: "HSK 1", points: 10, ...given }) as SeriesItem;
const items = [
  item(1, { points: 30, opens: "2026-12-03T12:00:00Z" }),
  item(2, { points: 10, opens: "2026-12-01T12:00:00Z", mode: "one-to-one" }),
  item(3, { points: 20, level: "HSK 3" }),
  // Written in another zone, this is the earliest.
  item(4, { points: 10, opens: "2026-12-01T19:00:00+08:00", level: "HSK 3" }),
];
const ids = (search: string) => choose(items, readChoice(search)).map(({ id }) => id);

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

test("whatever the address says, the items are a part of the list, each once", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom("mode", "level", "sort"), (value, name) => {
      const chosen = ids(`?${new URLSearchParams({ [name]: value })}`);
      expect(new Set(chosen).size).toBe(chosen.length);
      expect([1, 2, 3, 4]).toEqual(expect.arrayContaining(chosen));
    }),
  );
});

test("nothing is chosen without one of the three, or with a level too long to be one", () => {
  expect(isChosen(readChoice("?page=2&locale=ko-KR"))).toBe(false);
  expect(isChosen(readChoice(`?level=${"x".repeat(41)}`))).toBe(false);
  for (const one of ["mode=live", "level=HSK+1", "sort=price", `level=${"x".repeat(40)}`]) {
    expect(isChosen(readChoice(`?${one}`))).toBe(true);
  }
});

test("levels are offered once, in their own order", () => {
  const levels = ["HSK 10", "HSK 2", "", "HSK 2"].map((level, id) => item(id, { level }));
  expect(levelsOf(levels, "en-US")).toEqual(["HSK 2", "HSK 10"]);
});

test("the modes are the contract's", () => {
  expect(courseModes).toEqual(contractModes);
});
