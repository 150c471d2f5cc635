import { showsSameClock } from "./same-clock";
import { describeClock } from "./zoned";

afterEach(() => jest.restoreAllMocks());

test.each([
  ["Singapore", -480, "Asia/Shanghai", true],
  ["Hanoi", -420, "Asia/Shanghai", false],
  ["Bangkok", -420, "Asia/Ho_Chi_Minh", true],
  ["Kathmandu", -345, "Asia/Kathmandu", true],
  ["Delhi", -330, "Asia/Kathmandu", false],
  ["St. John's in winter", 210, "America/St_Johns", true],
  ["Accra", 0, "Etc/GMT", true],
  ["the opposite offset", 480, "Asia/Shanghai", false],
])("with a clock of %s (%d minutes behind UTC) beside %s", (_place, offset, zone, expected) => {
  jest.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(offset);
  expect(showsSameClock(describeClock(new Date("2026-11-30T12:00:00Z"), zone))).toBe(expected);
});
