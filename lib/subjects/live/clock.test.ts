import fc from "fast-check";
import { formatInstant } from "../../base/i18n/time";
import { liveEndTime, liveState, timeUntil } from "./clock";

const hour = 3600_000;
const day = 24 * hour;
/** Includes changes to and from daylight saving time in many countries. */
const moments = fc.date({
  min: new Date("2024-01-01"),
  max: new Date("2032-01-01"),
  noInvalidDate: true,
});
const lengths = fc.integer({ min: 1, max: 600 }).map((minutes) => minutes * 60_000);
/** Offsets of real zones, in minutes: whole, half and quarter hours. */
const offsets = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15);

/** Formats an instant with another UTC offset. */
function written(time: number, offset: number): string {
  const sign = offset < 0 ? "-" : "+";
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const local = new Date(time + offset * 60_000).toISOString().slice(0, -1);
  return `${local}${sign}${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}

describe("the state of a live class", () => {
  const live = { from: "2026-11-24T22:00:00+08:00", to: "2026-11-24T22:30:00+08:00" };
  test.each([
    ["2026-11-24T13:59:59.999Z", "upcoming"],
    ["2026-11-24T14:00:00Z", "live"],
    ["2026-11-24T14:29:59.999Z", "live"],
    ["2026-11-24T14:30:00Z", "ended"],
  ])("at %s it is %s", (now, state) => {
    expect(liveState(live, Date.parse(now))).toBe(state);
  });

  test("without an end it lasts an hour", () => {
    expect(liveEndTime({ from: live.from }) - Date.parse(live.from)).toBe(hour);
  });

  test("does not depend on the time zone of the given times", () => {
    fc.assert(
      fc.property(moments, lengths, offsets, offsets, moments, (start, length, one, other, now) => {
        const [from, to] = [start.getTime(), start.getTime() + length];
        const state = (offset: number) =>
          liveState({ from: written(from, offset), to: written(to, offset) }, now.getTime());
        expect(state(one)).toBe(state(other));
      }),
    );
  });

  test("only moves forward, and a class is live for exactly its length, even across daylight saving changes", () => {
    const order = ["upcoming", "live", "ended"];
    fc.assert(
      fc.property(moments, lengths, offsets, (start, length, offset) => {
        const [from, to] = [start.getTime(), start.getTime() + length];
        const times = { from: written(from, offset), to: written(to, offset) };
        const around = [from - 1, from, to - 1, to].map((now) => liveState(times, now));
        expect(around).toEqual(["upcoming", "live", "live", "ended"]);
        const days = [-2, -1, 0, 1, 2].map((shift) => liveState(times, from + shift * day));
        expect(days.map((state) => order.indexOf(state))).toEqual(
          days.map((state) => order.indexOf(state)).toSorted(),
        );
      }),
    );
  });
});

test("a class at 22:00 in Beijing stays at 22:00 there while local times elsewhere change", () => {
  const before = new Date("2026-10-31T22:00:00+08:00");
  const after = new Date("2026-11-03T22:00:00+08:00");
  for (const instant of [before, after]) {
    expect(formatInstant(instant, "zh-CN", "Asia/Shanghai")).toContain("22:00");
    expect(formatInstant(instant, "vi-VN", "Asia/Ho_Chi_Minh")).toContain("21:00");
  }
  // Daylight saving time ended in Berlin on 25 October and in New York on 1 November.
  expect(formatInstant(before, "en-US", "America/New_York")).toMatch(/10:00\sAM/);
  expect(formatInstant(after, "en-US", "America/New_York")).toMatch(/9:00\sAM/);
});

describe("the time until the start", () => {
  const from = "2026-11-24T14:00:00Z";
  const at = (before: number) => timeUntil(from, Date.parse(from) - before);
  test.each([
    [day, undefined],
    [day - 1, { value: 23, unit: "hour" }],
    [hour, { value: 1, unit: "hour" }],
    [hour - 1, { value: 60, unit: "minute" }],
    [1, { value: 1, unit: "minute" }],
    [0, undefined],
    [-hour, undefined],
  ])("%d ms before", (before, expected) => {
    expect(at(before)).toEqual(expected);
  });
});
