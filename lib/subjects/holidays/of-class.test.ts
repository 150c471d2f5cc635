import { closedDaysOfClass } from "./of-class";

const zone = "Asia/Shanghai";
const now = new Date("2027-01-20T00:00:00Z");
/** Mondays and Wednesdays from January 18 to February 10 at 00:30 by the school's clock, a day earlier in UTC. */
const starts = [18, 20, 25, 27, 32, 34, 39, 41].map((day) => Date.UTC(2027, 0, day - 1, 16, 30));
const days = (firstDay: string, lastDay = firstDay) => ({ firstDay, lastDay, name: {} });

test("closed days concern a class if they fall on one of its weekdays between its lessons and are not over", () => {
  const closed = [
    days("2027-01-18"),
    days("2027-01-19", "2027-01-20"),
    days("2027-01-26"),
    days("2027-02-05", "2027-02-09"),
    days("2027-02-13", "2027-02-20"),
  ];
  expect(closedDaysOfClass(closed, starts, { zone, now })).toEqual([closed[1], closed[3]]);
  expect(closedDaysOfClass(closed, [], { zone, now })).toEqual([]);
});
