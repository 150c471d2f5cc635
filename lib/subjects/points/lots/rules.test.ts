import * as fc from "fast-check";
import { byEnd, returnToLots, takeFromLots, type OpenLot } from "./rules";

const day = (n: number) => new Date(Date.UTC(2026, 0, n));

const anyLots = fc
  .array(
    fc.record({ remaining: fc.integer({ min: 1, max: 40 }), end: fc.option(fc.integer({ min: 1, max: 9 })) }),
    {
      maxLength: 8,
    },
  )
  .map((lots) =>
    lots.map(({ remaining, end }, id): OpenLot => ({
      id,
      remaining,
      endsAt: end === null ? null : day(end),
    })),
  );

const sumOf = (changes: readonly { change: number }[]) =>
  changes.reduce((sum, { change }) => sum + change, 0);

test("points come from the lot that ends first; one without an end is last", () => {
  const lots = [
    { id: 1, remaining: 50, endsAt: null },
    { id: 2, remaining: 8, endsAt: day(9) },
    { id: 3, remaining: 40, endsAt: day(3) },
  ];
  expect(takeFromLots(lots, 60)).toEqual([
    { lotId: 3, change: -40 },
    { lotId: 2, change: -8 },
    { lotId: 1, change: -12 },
  ]);
  expect(takeFromLots(lots, 98)).toHaveLength(3);
  expect(takeFromLots(lots, 99)).toBeUndefined();
  expect(takeFromLots(lots, 0)).toEqual([]);
});

test("any lots: all of a lot is taken before the next, and exactly what was asked for", () => {
  fc.assert(
    fc.property(anyLots, fc.integer({ min: 0, max: 200 }), (lots, points) => {
      const total = lots.reduce((sum, { remaining }) => sum + remaining, 0);
      const changes = takeFromLots(lots, points);
      if (points > total) return expect(changes).toBeUndefined();
      expect(sumOf(changes ?? [])).toBe(0 - points);
      const emptied = (changes ?? []).slice(0, -1);
      for (const [index, { lotId, change }] of emptied.entries())
        expect(byEnd(lots)[index]).toMatchObject({ id: lotId, remaining: -change });
    }),
  );
});

test("any points return in parts to where they came from, the last first", () => {
  fc.assert(
    fc.property(anyLots, fc.nat(200), fc.array(fc.nat(30), { maxLength: 6 }), (lots, wanted, parts) => {
      const taken = takeFromLots(lots, wanted) ?? [];
      const changes = [...taken];
      for (const part of parts) {
        const missing = 0 - sumOf(changes);
        const returned = returnToLots(changes, part);
        expect(sumOf(returned.changes)).toBe(Math.min(part, missing));
        expect(returned.rest).toBe(Math.max(part - missing, 0));
        changes.push(...returned.changes);
      }
      const left = taken.map(({ lotId, change }) =>
        sumOf(changes.filter((one) => one.lotId === lotId)) === 0 ? "returned" : change,
      );
      // A lot gets points back only after each that was taken from later has all of its own.
      const first = left.indexOf("returned");
      expect(left.slice(first < 0 ? left.length : first).every((one) => one === "returned")).toBe(true);
      for (const { lotId } of taken)
        expect(sumOf(changes.filter((one) => one.lotId === lotId))).toBeLessThanOrEqual(0);
    }),
  );
});
