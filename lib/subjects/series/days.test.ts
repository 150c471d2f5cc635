import fc from "fast-check";
import { addDays } from "../../base/schedule/zoned";
import { readDays } from "./days";

const parts = (day: string) => day.split("-").map(Number) as [number, number, number];
const long = "January February March April May June July August September October November December".split(
  " ",
);

/** Every usual unambiguous spelling. */
const spellings: ((day: string) => string)[] = [
  (day) => day,
  (day) => day.replaceAll("-", "/"),
  (day) => day.replaceAll("-", "."),
  (day) => day.replaceAll("-", ""),
  (day) => parts(day).join("-"),
  (day) => parts(day).join("/"),
  (day) => (([y, m, d]) => `${d}.${m}.${y}`)(parts(day)),
  (day) => (([y, m, d]) => `${d}. ${m}. ${y}`)(parts(day)),
  (day) => (([y, m, d]) => `${y}年${m}月${d}日`)(parts(day)),
  (day) => (([y, m, d]) => `${y} 年 ${m} 月 ${d} 日`)(parts(day)),
  (day) => (([y, m, d]) => `${long[m - 1]} ${d}, ${y}`)(parts(day)),
  (day) => (([y, m, d]) => `${long[m - 1]?.slice(0, 3)} ${d} ${y}`)(parts(day)),
  (day) => (([y, m, d]) => `${d} ${long[m - 1]?.slice(0, 3)}. ${y}`)(parts(day)),
  (day) => (([y, m, d]) => `${d}th ${long[m - 1]} ${y}`)(parts(day)),
  (day) => `${day} (Sun)`,
  (day) => `周六 ${day}`,
  (day) => day.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
];
const separators = [
  " ",
  "\n",
  ", ",
  ",",
  ";",
  "; ",
  "，",
  "、",
  "；",
  "\r\n",
  " and ",
  "和",
  "\n\n",
  "\t",
  ",\n",
];
const day = fc.integer({ min: 0, max: 9000 }).map((days) => addDays("2020-01-01", days));

test("days are parsed in any usual spelling with any separator", () => {
  const written = fc.array(
    fc.record({ day, spell: fc.constantFrom(...spellings), behind: fc.constantFrom(...separators) }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(written, (all) => {
      const text = all.map(({ day, spell, behind }) => spell(day) + behind).join("");
      const days = [...new Set(all.map(({ day }) => day))].sort();
      expect({ text, ...readDays(text) }).toEqual({ text, days, unknown: [], ambiguous: [] });
    }),
  );
});

test("other text is reported as unknown and never throws", () => {
  expect(readDays("2027-10-31, 2027-11-14")).toMatchObject({ days: ["2027-10-31", "2027-11-14"] });
  expect(readDays("2027-02-30")).toMatchObject({ days: [], unknown: ["2027-02-30"] });
  expect(readDays("31 Octobr 2027, 2027-11-14\nspring break; 1 May")).toEqual({
    days: ["2027-11-14"],
    unknown: ["31 Octobr 2027", "spring break", "1 May"],
    ambiguous: [],
  });
  expect(readDays("10月1日").unknown).toEqual(["10月1日"]);
  expect(readDays("monkey").unknown).toEqual(["monkey"]);
  expect(readDays("2027-10-311").unknown).toEqual(["2027-10-311"]);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const { days, unknown } = readDays(`q${text.replaceAll(/[\s,;、|]/gu, "q")}`);
      expect(days.length + unknown.length).toBeGreaterThan(0);
    }),
  );
});

test("ambiguous days are not guessed", () => {
  expect(readDays("7/11/2027")).toEqual({
    days: [],
    unknown: [],
    ambiguous: [{ text: "7/11/2027", readings: ["2027-07-11", "2027-11-07"] }],
  });
  expect(readDays("31/10/2027 10-31-2027 11/11/2027").days).toEqual(["2027-10-31", "2027-11-11"]);
});

test("a range contains all its days", () => {
  const week = ["2027-02-06", "2027-02-07", "2027-02-08"];
  for (const text of [
    "2027-02-06 to 2027-02-08",
    "2027-02-06 – 2027-02-08",
    "2027-02-06-2027-02-08",
    "2027年2月6日至2027年2月8日",
    "2027/2/6～2027/2/8",
    "Feb 6, 2027 - Feb 8, 2027",
  ])
    expect({ text, ...readDays(text) }).toEqual({ text, days: week, unknown: [], ambiguous: [] });
  expect(readDays("2027-02-08 to 2027-02-06").unknown).toEqual(["2027-02-08 to 2027-02-06"]);
});
