import fc from "fast-check";
import { addDays, toLocalTime, toInstant, isoWeekday } from "../../base/schedule/zoned";
import { slotsOf, type Pattern } from "./pattern";

const zones = [
  "Asia/Shanghai",
  "America/New_York",
  "Europe/Berlin",
  "Australia/Lord_Howe",
  "America/St_Johns",
  "Asia/Kathmandu",
];

const date = fc.integer({ min: 0, max: 3000 }).map((days) => addDays("2024-01-01", days));
const pattern: fc.Arbitrary<Pattern> = fc.record({
  from: date,
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  time: fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":")),
  zone: fc.constantFrom(...zones),
  count: fc.integer({ min: 1, max: 60 }),
  length: fc.integer({ min: 5, max: 180 }),
  holidays: fc.array(date, { maxLength: 30 }),
});

describe("a weekly pattern", () => {
  test("gives the requested number of lessons, on its weekdays, without holidays, with its length", () => {
    fc.assert(
      fc.property(pattern, (plan) => {
        const slots = slotsOf(plan);
        expect(slots).toHaveLength(plan.count);
        slots.forEach(({ startsAt, endsAt }, index) => {
          const clock = toLocalTime(new Date(startsAt), plan.zone);
          expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(plan.length * 60_000);
          expect(startsAt > (slots[index - 1]?.startsAt ?? "")).toBe(true);
          // Times within a skipped hour do not exist.
          if (clock.time !== plan.time) return expect(isSkipped(plan, clock.date)).toBe(true);
          expect(plan.weekdays).toContain(isoWeekday(clock.date));
          expect(plan.holidays).not.toContain(clock.date);
          expect(clock.date >= plan.from).toBe(true);
        });
      }),
      { numRuns: 60 },
    );
  });

  test("keeps its local time across a clock change", () => {
    const slots = slotsOf({
      from: "2026-03-27",
      weekdays: [5],
      time: "19:30",
      zone: "Europe/Berlin",
      count: 2,
      length: 60,
      holidays: [],
    });
    expect(slots.map(({ startsAt }) => startsAt)).toEqual([
      "2026-03-27T18:30:00.000Z",
      "2026-04-03T17:30:00.000Z",
    ]);
  });

  test("skips holidays, and is empty without a weekday", () => {
    const plan = {
      from: "2026-09-28",
      weekdays: [1, 4],
      time: "20:00",
      zone: "Asia/Shanghai",
      count: 3,
      length: 30,
    };
    const days = slotsOf({ ...plan, holidays: ["2026-10-01", "2026-10-05"] }).map(({ startsAt }) => startsAt);
    expect(days).toEqual([
      "2026-09-28T12:00:00.000Z",
      "2026-10-08T12:00:00.000Z",
      "2026-10-12T12:00:00.000Z",
    ]);
    expect(slotsOf({ ...plan, weekdays: [], holidays: [] })).toEqual([]);
  });
});

test("uses the first of a repeated time, and shifts a skipped one past the change", () => {
  expect(toInstant("2026-10-25", "02:30", "Europe/Berlin").toISOString()).toBe("2026-10-25T00:30:00.000Z");
  expect(toInstant("2026-03-29", "02:30", "Europe/Berlin").toISOString()).toBe("2026-03-29T01:30:00.000Z");
  expect(toInstant("2026-03-29", "03:00", "Europe/Berlin").toISOString()).toBe("2026-03-29T01:00:00.000Z");
});

function isSkipped({ time, zone }: Pattern, date: string): boolean {
  return [date, addDays(date, -1)].some((on) => toLocalTime(toInstant(on, time, zone), zone).time !== time);
}
