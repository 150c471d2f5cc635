import fc from "fast-check";
import { exitQuote, type Purchase } from "./exit-quote";
import { defaultRefund, type RefundRule } from "./rule";
import { laws, statutoryRight, withdrawalEnd } from "./withdrawal";

const proRata: RefundRule = { ...defaultRefund, formula: "proRata" };
const smallerRule: RefundRule = { ...proRata, usedAt: "smallerPackage" };
const now = new Date("2026-11-29T12:00:00Z");

const purchase = (changes: Partial<Purchase> = {}): Purchase => ({
  ...{ id: 1, boughtOn: "2026-09-01", currency: "USD", amount: 79_200, points: 360 },
  ...{ left: 300, booked: 40, bookedBack: 20, country: "VN", rule: defaultRefund },
  ...changes,
});
const quoteOne = (changes: Partial<Purchase>) => exitQuote([purchase(changes)], now).lines[0]!;

test("by default nothing goes back, and the line says why", () => {
  expect(quoteOne({})).toMatchObject({ basis: "none", law: null, kept: 79_200, back: 0, used: 360 });
  expect(exitQuote([purchase()], now).totals).toEqual([{ currency: "USD", back: 0 }]);
  expect(exitQuote([], now)).toEqual({ lines: [], totals: [] });
});

test("pro rata keeps the price of used points: at the rate that was paid, or of the next smaller package", () => {
  // 360 - 300 - 20 = 40 points at 2.20 each.
  expect(quoteOne({ rule: proRata })).toMatchObject({
    basis: "schoolRule",
    used: 40,
    kept: 8800,
    back: 70_400,
  });
  const smaller = { points: 120, price: 28_000 };
  expect(quoteOne({ rule: smallerRule, smaller })).toMatchObject({
    ...{ used: 40, kept: 9334, back: 69_866, usedAt: "smallerPackage" },
  });
  // A package that was withdrawn from the list has no smaller one.
  expect(quoteOne({ rule: smallerRule })).toMatchObject({ kept: 8800, usedAt: "packageRate" });
});

test("within the days of the law only lessons that were taken are paid, whatever the school's rule", () => {
  const bought = { boughtOn: "2026-11-15", country: "DE" };
  expect(quoteOne(bought)).toMatchObject({
    basis: "withdrawal",
    law: "eu",
    used: 20,
    kept: 4400,
    back: 74_800,
  });
  expect(quoteOne({ ...bought, boughtOn: "2026-11-14" })).toMatchObject({
    basis: "none",
    withdrawUntil: null,
  });
  expect(quoteOne({ ...bought, country: "" })).toMatchObject({ basis: "none", back: 0 });
});

test("in South Korea and Taiwan a course under way can be ended", () => {
  for (const [country, law] of [
    ["KR", "southKorea"],
    ["TW", "taiwan"],
  ] as const)
    expect(quoteOne({ country })).toMatchObject({ basis: "endedCourse", law, back: 74_800 });
});

test("a buyer can withdraw until the last day is over everywhere on earth", () => {
  const end = withdrawalEnd("2026-11-15", { days: 14 });
  expect(end.toISOString()).toBe("2026-11-30T12:00:00.000Z");
  const at = (time: Date) =>
    exitQuote([purchase({ boughtOn: "2026-11-15", country: "FR" })], time).lines[0]?.basis;
  expect(at(new Date(end.getTime() - 1))).toBe("withdrawal");
  expect(at(end)).toBe("none");
});

test("each law has its days and its source, as the terms state them", () => {
  const byLaw = Object.fromEntries(
    ["DE", "GB", "KR", "TW"].map((country) => {
      const { law, days, endsCourse, source } = statutoryRight(country)!;
      expect(source).toMatch(/[0-9]/);
      return [law, [days, endsCourse]];
    }),
  );
  expect(byLaw).toEqual({ eu: [14, false], uk: [14, false], southKorea: [7, true], taiwan: [7, true] });
  expect(Object.keys(byLaw)).toHaveLength(laws.length);
  for (const country of ["CN", "VN", "ID", "US", "HK", "", "toString"])
    expect(statutoryRight(country)).toBeUndefined();
});

/** A purchase after a random history: each event moves points, and money that goes back takes points with it. */
const history = fc.record({
  points: fc.integer({ min: 1, max: 100_000 }),
  amount: fc.integer({ min: 0, max: 10_000_000_000 }),
  events: fc.array(
    fc.record({
      kind: fc.constantFrom("book", "cancel", "hold", "counter", "expire"),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { maxLength: 30 },
  ),
  backShare: fc.double({ min: 0, max: 1, noNaN: true }),
  country: fc.constantFrom("", "VN", "DE", "GB", "KR", "TW"),
  rule: fc.constantFrom(defaultRefund, proRata, smallerRule),
  smaller: fc.option(
    fc.record({
      points: fc.integer({ min: 1, max: 100_000 }),
      price: fc.integer({ min: 1, max: 10_000_000_000 }),
    }),
    { nil: undefined },
  ),
  boughtDaysAgo: fc.nat(60),
});

type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

function play({ points, amount, events, backShare, boughtDaysAgo, ...rest }: History) {
  let [left, booked, held, paidPoints, paid, returned] = [points, 0, 0, points, amount, 0];
  for (const { kind, share } of events) {
    const of = (available: number) => Math.floor(available * share);
    if (kind === "book") [left, booked] = [left - of(left), booked + of(left)];
    else if (kind === "cancel") [left, booked] = [left + of(booked), booked - of(booked)];
    else if (kind === "hold") [held, booked] = [held + of(booked), booked - of(booked)];
    else if (kind === "expire") [left, held] = [left - of(left), held + of(left)];
    else {
      const [back, taken] = [of(paid), of(left)];
      [paid, returned, left, paidPoints] = [paid - back, returned + back, left - taken, paidPoints - taken];
    }
  }
  const boughtOn = new Date(now.getTime() - boughtDaysAgo * 86_400_000).toISOString().slice(0, 10);
  const bookedBack = Math.floor(booked * backShare);
  const one = purchase({ ...rest, boughtOn, amount: paid, points: paidPoints, left, booked, bookedBack });
  return { one, paidInAll: amount, returned, used: held };
}

/** The same in fractions, without the rules' code. */
function naiveBack({
  amount,
  points,
  left,
  booked,
  bookedBack,
  country,
  boughtOn,
  rule,
  smaller,
}: Purchase): bigint {
  const days = { DE: 14, GB: 14, KR: 7, TW: 7 }[country];
  const isInTime = days !== undefined && Date.parse(boughtOn) + (days + 1.5) * 86_400_000 > now.getTime();
  const backs = [0n];
  const add = (unused: number, price: number, per: number) => {
    const usedPoints = BigInt(points - Math.min(points, unused));
    if (points === 0 || BigInt(points) === usedPoints) return;
    // Rounded down: what is kept is rounded up.
    const numerator = BigInt(amount) * BigInt(per) - usedPoints * BigInt(price);
    backs.push(numerator > 0n ? numerator / BigInt(per) : 0n);
  };
  if (isInTime || country === "KR" || country === "TW") add(left + booked, amount, points);
  if (rule.formula === "proRata") {
    const rate = rule.usedAt === "smallerPackage" && smaller ? smaller : { price: amount, points };
    add(left + bookedBack, rate.price, rate.points);
  }
  return backs.reduce((one, other) => (other > one ? other : one));
}

test("whatever happened before, a quote equals the naive one and never exceeds what was paid and not given back", () => {
  fc.assert(
    fc.property(history, (past) => {
      const { one, paidInAll, returned } = play(past);
      const { lines, totals } = exitQuote([one], now);
      const { back, kept, used, basis } = lines[0]!;
      expect(BigInt(back)).toBe(naiveBack(one));
      expect(back + kept).toBe(one.amount);
      expect(back).toBeGreaterThanOrEqual(0);
      expect(back).toBeLessThanOrEqual(paidInAll - returned);
      expect(used).toBeLessThanOrEqual(one.points);
      expect(Number.isSafeInteger(back)).toBe(true);
      if (basis === "none") expect(back).toBe(0);
      expect(totals).toEqual([{ currency: "USD", back }]);
    }),
    { numRuns: 2000 },
  );
});

test("using more points never gives more back", () => {
  fc.assert(
    fc.property(history, fc.nat(1000), (past, more) => {
      const { one } = play(past);
      const later = { ...one, left: Math.max(0, one.left - more) };
      const [before, after] = [one, later].map((it) => exitQuote([it], now).lines[0]!.back);
      expect(after).toBeLessThanOrEqual(before!);
    }),
  );
});
