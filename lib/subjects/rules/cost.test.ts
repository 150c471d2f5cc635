import fc from "fast-check";
import { toInstant, toLocalTime } from "../../base/schedule/zoned";
import { cancelCost, moveCost } from "./cost";
import { defaultRules } from "./rule";

const hourMs = 3_600_000;
const { single, series, live, trial } = defaultRules;

test("a series class is never free to cancel, and a transfer gives back the lessons ahead", () => {
  const ending = { pointsAhead: 48, startsAt: new Date("2027-01-05T11:00:00Z"), now: new Date(0) };
  expect(cancelCost(series, ending)).toEqual({ cost: 48, back: 0, freeUntil: null });
  expect(moveCost(series, ending)).toEqual({ cost: 0, back: 48, freeUntil: null });
});

test("a single lesson is free to cancel until 24 hours before, inclusive", () => {
  const startsAt = new Date("2027-01-05T11:00:00Z");
  const freeUntil = new Date("2027-01-04T11:00:00Z");
  const at = (now: string) => cancelCost(single, { pointsAhead: 7, startsAt, now: new Date(now) });
  expect(at("2027-01-04T11:00:00.000Z")).toEqual({ cost: 0, back: 7, freeUntil });
  expect(at("2027-01-04T11:00:00.001Z")).toEqual({ cost: 7, back: 0, freeUntil });
});

test.each([live, trial])("free and trial lessons cost nothing, also after the start", (rule) => {
  const ending = { pointsAhead: 28, startsAt: new Date(0), now: new Date(hourMs) };
  expect(cancelCost(rule, ending)).toMatchObject({ cost: 0, back: 28 });
});

const zones = ["UTC", "Asia/Shanghai", "America/New_York", "Europe/London", "Australia/Lord_Howe"];

test("the cost is a whole share that never exceeds the points, and grows with the percentage", () => {
  const ending = fc.record({
    pointsAhead: fc.nat(100_000),
    percent: fc.nat(100),
    hours: fc.option(fc.nat(8760)),
    startMs: fc.integer({ min: 1.7e12, max: 2.2e12 }),
    beforeMs: fc.integer({ min: -1e9, max: 4e10 }),
  });
  fc.assert(
    fc.property(ending, ({ pointsAhead, percent, hours, startMs, beforeMs }) => {
      const [startsAt, now] = [new Date(startMs), new Date(startMs - beforeMs)];
      const of = (lateCancelPercent: number) =>
        cancelCost({ freeCancelHours: hours, lateCancelPercent }, { pointsAhead, startsAt, now });
      const { cost, back } = of(percent);
      const isFree = hours !== null && beforeMs >= hours * hourMs;
      expect(cost).toBe(isFree ? 0 : Number((BigInt(pointsAhead) * BigInt(percent)) / 100n));
      expect(cost + back).toBe(pointsAhead);
      expect(of(100).cost).toBeGreaterThanOrEqual(cost);
    }),
  );
});

test("the end of the free time that a family reads in its zone is the last free minute, across daylight changes", () => {
  const cases = fc.record({
    startMs: fc.integer({ min: 1.7e12, max: 2.2e12 }),
    hours: fc.nat(400),
    zone: fc.constantFrom(...zones),
  });
  fc.assert(
    fc.property(cases, ({ startMs, hours, zone }) => {
      const startsAt = new Date(Math.floor(startMs / 60_000) * 60_000);
      const rule = { freeCancelHours: hours, lateCancelPercent: 50 };
      const { freeUntil } = cancelCost(rule, { pointsAhead: 10, startsAt, now: new Date(0) });
      const { date, time } = toLocalTime(freeUntil!, zone);
      const read = toInstant(date, time, zone);
      // A local time that occurs twice is read as its first occurrence, which is earlier: never too late.
      expect(read.getTime()).toBeLessThanOrEqual(freeUntil!.getTime());
      expect(cancelCost(rule, { pointsAhead: 10, startsAt, now: read }).cost).toBe(0);
      const after = new Date(freeUntil!.getTime() + 1);
      expect(cancelCost(rule, { pointsAhead: 10, startsAt, now: after }).cost).toBe(5);
    }),
  );
});
