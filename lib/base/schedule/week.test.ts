import { groupByDate, weekOf } from "./week";

test.each([
  ["2026-03-04", "2026-03-02", "2026-03-08"],
  ["2026-03-02", "2026-03-02", "2026-03-08"],
  ["2026-03-08", "2026-03-02", "2026-03-08"],
  ["2027-01-01", "2026-12-28", "2027-01-03"],
])("the week of %s runs from Monday %s to Sunday %s", (date, monday, sunday) => {
  const week = weekOf(date);
  expect([week.length, week[0], week[6]]).toEqual([7, monday, sunday]);
});

test("lessons are on the day that their start has in the time zone, also where clocks change", () => {
  // In Berlin, clocks go forward on 29 March 2026 at 02:00 and back on 25 October 2026 at 03:00.
  const lessons = [
    "2026-03-28T22:30:00.000Z",
    "2026-03-28T23:30:00.000Z",
    "2026-03-29T21:30:00.000Z",
    "2026-03-29T22:30:00.000Z",
    "2026-10-25T22:30:00.000Z",
    "2026-10-25T23:30:00.000Z",
  ].map((from) => ({ from }));
  const days = [...groupByDate(lessons, "Europe/Berlin")].map(([date, list]) => [date, list.length]);
  expect(days).toEqual([
    ["2026-03-28", 1],
    ["2026-03-29", 2],
    ["2026-03-30", 1],
    ["2026-10-25", 1],
    ["2026-10-26", 1],
  ]);
});

test("lessons at the same time stay next to each other, in their order", () => {
  const from = "2026-03-04T12:00:00.000Z";
  const lessons = [
    { from, name: "a" },
    { from, name: "b" },
  ];
  expect([...groupByDate(lessons, "Asia/Shanghai").values()]).toEqual([lessons]);
});
