import { lessonDays, lessonMonths } from "./lesson-months";

const beijing = "Asia/Shanghai";
const at = (...instants: string[]) => instants.map((instant) => Date.parse(instant));

test("the calendar has whole months, which start in their weekday's column", () => {
  const months = lessonMonths(at("2026-11-10T11:30:00Z", "2027-02-10T11:30:00Z"), beijing);
  expect(months.map(({ first, days, offset }) => [first, days.length, days.at(-1), offset])).toEqual([
    ["2026-11-01", 30, "2026-11-30", 6],
    ["2026-12-01", 31, "2026-12-31", 1],
    ["2027-01-01", 31, "2027-01-31", 4],
    ["2027-02-01", 28, "2027-02-28", 0],
  ]);
});

test("it also has the month in which a lesson is by a clock far from the school's", () => {
  // In Los Angeles this lesson is on October 31, in Kiritimati the last one on December 1.
  const starts = at("2026-11-01T01:00:00Z", "2026-11-30T15:00:00Z");
  expect(lessonMonths(starts, beijing).map(({ first }) => first)).toEqual([
    "2026-10-01",
    "2026-11-01",
    "2026-12-01",
  ]);
  expect([...lessonDays(starts, "America/Los_Angeles")]).toEqual(["2026-10-31", "2026-11-30"]);
  expect([...lessonDays(starts, "Pacific/Kiritimati")]).toEqual(["2026-11-01", "2026-12-01"]);
});

test("a class without lessons has no calendar", () => {
  expect(lessonMonths([], beijing)).toEqual([]);
});
