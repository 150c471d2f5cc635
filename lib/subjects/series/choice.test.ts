import fc from "fast-check";
import { courseModes as contractModes } from "../../base/contract/schemas";
import { choiceNames } from "./choice-names";
import {
  hasChoice,
  levelsOf,
  noChoice,
  readChoice,
  selectItems,
  similarClasses,
  teachersOf,
  weekdays,
  weekdaysQuery,
} from "./choice";
import { courseModes, type SeriesItem } from "./item";
import { packStarts, unpackStarts } from "./lesson-starts";

const open = { students: 1, capacity: 6, deadline: "2026-12-01T00:00:00Z" };
const item = (id: number, given: Partial<SeriesItem>) =>
  ({
    ...{ list: "preSale", id, starts: [], name: `Class ${id}`, mode: "live", level: "HSK 1", points: 10 },
    ...{ teacher: { id: 1, name: "Wu" }, ...open, ...given },
  }) as SeriesItem;
const items = [
  item(1, { points: 30, opens: "2026-12-03T12:00:00Z" }),
  item(2, { points: 10, opens: "2026-12-01T12:00:00Z", mode: "one-to-one" }),
  item(3, { points: 20, level: "HSK 3" }),
  // The earliest, in another time zone.
  item(4, { points: 10, opens: "2026-12-01T19:00:00+08:00", level: "HSK 3" }),
];
const now = Date.parse("2026-11-22T12:00:00Z");
const ids = (search: string) =>
  selectItems(items, readChoice(search), now, "Asia/Shanghai").map(({ id }) => id);

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

test("every part of a choice has its name in the list of names", () => {
  expect([...choiceNames].toSorted()).toEqual(Object.keys(readChoice("")).toSorted());
});

test("any query gives a subset of the list without duplicates", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...Object.keys(noChoice)), (value, name) => {
      const chosen = ids(`?${new URLSearchParams({ [name]: value })}`);
      expect(new Set(chosen).size).toBe(chosen.length);
      expect([1, 2, 3, 4]).toEqual(expect.arrayContaining(chosen));
    }),
  );
});

const withStarts = (starts: string[]) => ({ starts: packStarts(starts.map((from) => ({ from }))) });
/** Lessons on the evenings of Tuesday and Saturday in Beijing: 20:00, which is 13:00 in Berlin in winter, 14:00 in summer. */
const winter = item(1, withStarts(["2026-12-01T12:00:00Z", "2026-12-05T12:00:00Z"]));
const late = item(2, withStarts(["2026-12-06T17:30:00Z"]));
/** Tuesday, Thursday and Saturday morning in Beijing; the lesson on Sunday is over. */
const everyOtherDay = item(
  3,
  withStarts([
    "2026-11-22T02:00:00Z",
    "2026-11-24T02:00:00Z",
    "2026-11-26T02:00:00Z",
    "2026-11-28T02:00:00Z",
  ]),
);
const unplanned = item(4, {});
/** A lesson before the clocks change and one after it, at the same hour in Beijing. */
const spring = item(5, withStarts(["2027-03-23T10:00:00Z", "2027-03-30T10:00:00Z"]));
const timed = [winter, late, everyOtherDay, unplanned, spring];
const timedIds = (search: string, zone: string) =>
  selectItems(timed, readChoice(search), now, zone).map(({ id }) => id);

test.each([
  ["?day=2", "Asia/Shanghai", [5]],
  // All lessons must be on the chosen days.
  ["?day=26", "Asia/Shanghai", [1, 5]],
  ["?day=27", "Asia/Shanghai", [5]],
  ["?day=246", "Asia/Shanghai", [1, 3, 5]],
  ["?day=6422", "Asia/Shanghai", [1, 3, 5]],
  ["?day=123456", "Asia/Shanghai", [1, 2, 3, 5]],
  ["?day=1234567", "Asia/Shanghai", [1, 2, 3, 4, 5]],
  // 1:30 on Monday in Beijing is still Sunday in Karachi and in New York.
  ["?day=1", "Asia/Shanghai", [2]],
  ["?day=7", "Asia/Karachi", [2]],
  // A lesson that is over does not count.
  ["?day=7", "Asia/Shanghai", []],
  ["?day=135", "America/New_York", [3]],
  ["?day=7&time=afternoon", "America/New_York", [2]],
  ["?time=night", "Asia/Shanghai", [2]],
  ["?time=evening", "Asia/Shanghai", [1, 5]],
  ["?time=afternoon", "Europe/Berlin", [1, 5]],
  ["?time=morning", "Europe/Berlin", [5]],
  ["?time=morning", "Asia/Shanghai", [3]],
  ["?day=246&time=morning", "Asia/Shanghai", [3]],
  ["?day=7&time=morning", "Asia/Karachi", []],
  ["?time=morning", "America/New_York", [1, 5]],
  ["?time=morning", "Europe/London", [5]],
  ["?day=8", "Asia/Shanghai", [1, 2, 3, 4, 5]],
  ["?day=1,3", "Asia/Shanghai", [1, 2, 3, 4, 5]],
  ["?time=noon", "Asia/Shanghai", [1, 2, 3, 4, 5]],
])("%s in %s", (search, zone, expected) => {
  expect(timedIds(search, zone)).toEqual(expected);
});

const zones = [
  "Asia/Shanghai",
  "America/New_York",
  "Europe/Berlin",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Apia",
];
const partOf = (hour: number) =>
  hour >= 23 || hour < 5 ? "night" : hour < 12 ? "morning" : hour < 18 ? "afternoon" : "evening";

test("a class is found if its lessons to come are on the weekdays and half of them at the time, as a calendar names them", () => {
  // Around two changes of clocks and many midnights.
  const start = fc
    .integer({ min: 0, max: 26 * 7 * 24 * 4 })
    .map((quarters) => new Date(Date.UTC(2026, 9, 1) + quarters * 900_000).toISOString());
  const choice = fc.record({
    day: fc.option(fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1, maxLength: 6 }), {
      nil: undefined,
    }),
    time: fc.option(fc.constantFrom("morning", "afternoon", "evening", "night"), { nil: undefined }),
  });
  fc.assert(
    fc.property(
      fc.array(start, { maxLength: 12 }),
      choice,
      fc.constantFrom(...zones),
      (starts, chosen, zone) => {
        const names = new Intl.DateTimeFormat("en-GB", { weekday: "short", hour: "2-digit", timeZone: zone });
        const hasChosen = chosen.day !== undefined || chosen.time !== undefined;
        const coming = starts.filter((from) => Date.parse(from) >= now);
        const slots = coming.map((from) => {
          const [weekday = "", hour = ""] = names.format(new Date(from)).split(", ");
          const day = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].indexOf(weekday) + 1;
          return { day, time: partOf(Number(hour)) };
        });
        const isFitting =
          slots.every(({ day }) => !chosen.day || chosen.day.some((one) => one === day)) &&
          (!chosen.time || slots.filter(({ time }) => time === chosen.time).length >= slots.length / 2);
        const isExpected = !hasChosen || (coming.length > 0 && isFitting);
        const search = Object.entries({ day: chosen.day?.join(""), time: chosen.time }).flatMap(
          ([name, value]) => (value ? [[name, value]] : []),
        );
        const found = selectItems(
          [item(1, withStarts(starts))],
          readChoice(`?${new URLSearchParams(search)}`),
          now,
          zone,
        );
        expect(found).toHaveLength(isExpected ? 1 : 0);
      },
    ),
  );
});

test("packed starts are unpacked in order", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4e7 })), (minutes) => {
      const lessons = minutes.map((minute) => ({ from: new Date(minute * 60_000).toISOString() }));
      const sorted = minutes.toSorted((a, b) => a - b).map((minute) => minute * 60_000);
      expect(unpackStarts(packStarts([...lessons, {}]))).toEqual(sorted);
    }),
  );
});

test.each([
  ["tieng trung", [1]],
  ["TRUNG  tiếng", [1]],
  ["NIHAO", [2]],
  ["hsk3", [2]],
  ["ｈｓｋ ３", [2]],
  ["네트워크", [3]],
  ["从零", [4]],
  ["nguyen", [1]],
  ["nihao trung", []],
  ["%", []],
  ["   ", [1, 2, 3, 4]],
])("the search for %j ignores accents, case and width", (q, expected) => {
  const named = [
    item(1, { name: "Tiếng Trung cơ bản", teacher: { ...items[0]!.teacher, name: "Nguyễn" } }),
    item(2, { name: "Nǐ hǎo!", level: "HSK 3" }),
    item(3, { name: "네트워크 중국어" }),
    item(4, { name: "从零开始学" }),
  ];
  const search = `?${new URLSearchParams({ q })}`;
  expect(selectItems(named, readChoice(search), now, "Asia/Shanghai").map(({ id }) => id)).toEqual(expected);
});

test("a teacher is chosen by id, and teachers are listed once by name", () => {
  const teachers = [7, 8, 7].map((id) => ({ ...items[0]!.teacher, id, name: id === 7 ? "Zhou" : "Álvarez" }));
  const taught = teachers.map((teacher, index) => item(index + 1, { teacher }));
  expect(teachersOf(taught, "en-US").map(({ id }) => id)).toEqual([8, 7]);
  const chosen = (teacher: string) =>
    selectItems(taught, readChoice(`?teacher=${teacher}`), now, "Asia/Shanghai").length;
  expect([chosen("7"), chosen("8"), chosen("9"), chosen("7x"), chosen("-7")]).toEqual([2, 1, 0, 3, 3]);
});

test("nothing is chosen without a known parameter or with a too long level", () => {
  expect(hasChoice(readChoice("?page=2&locale=ko-KR"))).toBe(false);
  expect(hasChoice(readChoice(`?level=${"x".repeat(41)}`))).toBe(false);
  expect(hasChoice(readChoice(`?q=${"x".repeat(81)}`))).toBe(false);
  const choices = ["mode=live", "level=HSK+1", "day=7", "time=night", "teacher=3", "q=tea", "sort=price"];
  for (const one of [...choices, `level=${"x".repeat(40)}`]) {
    expect(hasChoice(readChoice(`?${one}`))).toBe(true);
  }
});

test("weekdays are written as they are read, none and all as no choice", () => {
  expect(weekdaysQuery([5, 1, 3])).toBe("135");
  expect(weekdaysQuery([])).toBeUndefined();
  expect(weekdaysQuery(weekdays)).toBeUndefined();
  expect(readChoice("?day=531").day).toEqual([1, 3, 5]);
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
  expect(selectItems([item(1, { level })], { level: wanted }, now, "Asia/Shanghai")).toHaveLength(
    found ? 1 : 0,
  );
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
    expect(selectItems(list, readChoice(search), now, "Asia/Shanghai").map(({ id }) => id)).toEqual([
      3, 4, 1, 2,
    ]);
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
