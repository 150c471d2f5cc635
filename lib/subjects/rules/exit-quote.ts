import type { CurrencyCode } from "../../base/reference/price-currencies";
import type { RefundRule } from "./rule";
import { statutoryRight, withdrawalEnd, type Law } from "./withdrawal";

/*
 * What a family would get back in money if it stopped: per purchase, with the computation. Amounts are whole minor units;
 * what is kept is rounded up, so that never more goes back than was paid.
 */

/** A purchase of class points. Points without a price, such as a bonus, give nothing back and are not listed. */
export type Purchase = {
  id: number;
  /** The day it was paid. */
  boughtOn: string;
  currency: CurrencyCode;
  /** What was paid for the points, less what was given back. */
  amount: number;
  points: number;
  /** Its points that can be used today; 0 if they have ended. */
  left: number;
  /** Its points in bookings, for lessons that are ahead. */
  booked: number;
  /** Of the booked points, those that canceling today gives back by the rules of the bookings. */
  bookedBack: number;
  /** ISO 3166-1; empty if unknown. */
  country: string;
  /** The school's rule on the day of the purchase. */
  rule: RefundRule;
  /** The next smaller package with a price in this currency today; undefined if there is none. */
  smaller?: { points: number; price: number } | undefined;
};

/**
 * Why a purchase gives back what it does: the law lets the buyer withdraw or end the course, the school's rule gives a
 * share, or none does.
 */
export const quoteBases = ["withdrawal", "endedCourse", "schoolRule", "none"] as const;
export type QuoteBasis = (typeof quoteBases)[number];

/** The computation of one purchase: `amount - kept = back`. */
export type QuoteLine = Pick<Purchase, "id" | "boughtOn" | "currency" | "amount" | "points"> & {
  basis: QuoteBasis;
  /** The law of the first two bases. */
  law: Law | null;
  /** Until when the buyer may withdraw; null without the right or after its end. */
  withdrawUntil: Date | null;
  /** Points that count as used, and what is kept for them. */
  used: number;
  kept: number;
  /** The price of the used points: of the purchase, or of the smaller package. */
  usedAt: RefundRule["usedAt"];
  back: number;
};

export type ExitQuote = {
  lines: QuoteLine[];
  /** What goes back in each currency, also 0, in the order of the purchases. */
  totals: { currency: CurrencyCode; back: number }[];
};

/** Computes what each purchase gives back at an instant. Buyers get what is more: their right or the school's rule. */
export function exitQuote(purchases: readonly Purchase[], now: Date): ExitQuote {
  const lines = purchases.map((purchase) => quotePurchase(purchase, now));
  const totals = new Map<CurrencyCode, number>();
  for (const { currency, back } of lines) totals.set(currency, (totals.get(currency) ?? 0) + back);
  return { lines, totals: [...totals].map(([currency, back]) => ({ currency, back })) };
}

type Computation = Pick<QuoteLine, "basis" | "used" | "kept" | "usedAt" | "back">;

function quotePurchase(purchase: Purchase, now: Date): QuoteLine {
  const { id, boughtOn, currency, amount, points, country, rule } = purchase;
  const right = statutoryRight(country);
  const withdrawalUntil = right && withdrawalEnd(boughtOn, right);
  const canWithdraw = withdrawalUntil !== undefined && now < withdrawalUntil;
  const options: Computation[] = [
    ...(canWithdraw ? [compute(purchase, "withdrawal")] : []),
    ...(right?.endsCourse && !canWithdraw ? [compute(purchase, "endedCourse")] : []),
    ...(rule.formula === "proRata" ? [compute(purchase, "schoolRule")] : []),
  ];
  const none: Computation = { basis: "none", used: points, kept: amount, usedAt: "packageRate", back: 0 };
  // The first of equal ones: a right is stated before the school's rule.
  const [best = none] = options.toSorted((one, other) => other.back - one.back);
  const isByLaw = best.basis === "withdrawal" || best.basis === "endedCourse";
  return {
    ...{ id, boughtOn, currency, amount, points, ...best },
    law: isByLaw ? (right?.law ?? null) : null,
    withdrawUntil: canWithdraw ? withdrawalUntil : null,
  };
}

/** By law, lessons ahead count as unused; by the school's rule, only what canceling the bookings gives back. */
function compute(
  { amount, points, left, booked, bookedBack, rule, smaller }: Purchase,
  basis: Exclude<QuoteBasis, "none">,
): Computation {
  const unused = Math.min(points, left + (basis === "schoolRule" ? bookedBack : booked));
  const used = points - unused;
  const isAtSmaller = basis === "schoolRule" && rule.usedAt === "smallerPackage" && smaller !== undefined;
  const price = isAtSmaller ? smaller : { points, price: amount };
  const kept =
    unused === 0 ? amount : used === 0 ? 0 : Math.min(amount, divideUp(used * price.price, price.points));
  return { basis, used, kept, usedAt: isAtSmaller ? "smallerPackage" : "packageRate", back: amount - kept };
}

/** Exact up to 2^53: 100,000 points at the highest price per package (lib/subjects/points/prices/amounts). */
const divideUp = (dividend: number, divisor: number): number =>
  (dividend - (dividend % divisor)) / divisor + (dividend % divisor > 0 ? 1 : 0);
