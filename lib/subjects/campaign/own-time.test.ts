import { toVisitorTime } from "./own-time";

/** 19:00 in Vietnam. */
const start = new Date("2021-01-11T12:00:00Z");

test.each([
  ["Asia/Ho_Chi_Minh", undefined],
  ["Asia/Jakarta", undefined],
  ["Asia/Seoul", { time: /21:00/, zone: "GMT+9" }],
  ["Europe/Berlin", { time: /13:00/, zone: "GMT+1" }],
  ["Pacific/Auckland", { time: /Jan 12.*01:00/, zone: "GMT+13" }],
])("in %s", (zone, expected) => {
  const own = toVisitorTime(start, "Asia/Ho_Chi_Minh", { code: "en-US", month: "short" }, zone);
  if (!expected) return expect(own).toBeUndefined();
  expect(own?.time).toMatch(expected.time);
  expect(own?.zone).toBe(expected.zone);
});
