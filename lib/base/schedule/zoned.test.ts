import fc from "fast-check";
import { toLocalTime, toInstant, describeClock, formatOffset, repeatedOccurrence } from "./zoned";

const minute = 60_000;

test.each([
  // In Berlin the clocks go back from 03:00 to 02:00.
  ["Europe/Berlin", "2026-10-24T23:59Z", undefined],
  ["Europe/Berlin", "2026-10-25T00:00Z", "first"],
  ["Europe/Berlin", "2026-10-25T00:59Z", "first"],
  ["Europe/Berlin", "2026-10-25T01:00Z", "second"],
  ["Europe/Berlin", "2026-10-25T01:59Z", "second"],
  ["Europe/Berlin", "2026-10-25T02:00Z", undefined],
  // In spring an hour is skipped and none is repeated.
  ["Europe/Berlin", "2026-03-29T00:59Z", undefined],
  ["Europe/Berlin", "2026-03-29T01:00Z", undefined],
  // A change of half an hour.
  ["Australia/Lord_Howe", "2026-04-04T14:29Z", undefined],
  ["Australia/Lord_Howe", "2026-04-04T14:30Z", "first"],
  ["Australia/Lord_Howe", "2026-04-04T15:00Z", "second"],
  ["Australia/Lord_Howe", "2026-04-04T15:30Z", undefined],
  ["Asia/Shanghai", "2026-10-25T00:30Z", undefined],
] as const)("in %s, %s is the first or second occurrence", (zone, instant, which) => {
  expect(repeatedOccurrence(new Date(instant), zone)).toBe(which);
});

test("only the second occurrence of a repeated time converts to another instant", () => {
  const zones = fc.constantFrom("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Jakarta");
  const minutes = fc.integer({ min: Date.UTC(2026, 0) / minute, max: Date.UTC(2028, 0) / minute });
  fc.assert(
    fc.property(zones, minutes, (zone, at) => {
      const instant = new Date(at * minute);
      const { date, time } = toLocalTime(instant, zone);
      const named = toInstant(date, time, zone).getTime();
      const which = repeatedOccurrence(instant, zone);
      expect(named === instant.getTime()).toBe(which !== "second");
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ["Asia/Jakarta", "2027-01-11", "+07:00"],
  ["Asia/Kolkata", "2027-01-11", "+05:30"],
  ["America/St_Johns", "2027-01-11", "-03:30"],
  ["Europe/Berlin", "2027-07-01", "+02:00"],
  ["Europe/London", "2027-01-11", "+00:00"],
])("in %s on %s the offset is %s", (zone, day, offset) => {
  expect(formatOffset(day, zone)).toBe(offset);
});

test.each([
  ["Asia/Shanghai", "2026-11-24T14:00:00.000Z", -480],
  ["Asia/Kathmandu", "2026-11-24T18:30:00.000Z", -345],
  ["America/New_York", "2026-11-01T05:30:00.000Z", 240],
  ["America/New_York", "2026-11-01T06:30:00.000Z", 300],
  ["Etc/GMT", "2026-11-01T06:30:00.000Z", 0],
])("the clock in %s is described at %s", (zone, instant, minutesBehind) => {
  expect(describeClock(new Date(instant), zone)).toBe(`${instant} ${minutesBehind}`);
});
