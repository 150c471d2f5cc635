import { and, gte, lt, sql } from "drizzle-orm";
import type { Database } from "../../../base/db/types";
import type { CurrencyCode } from "../../../base/reference/price-currencies";
import type { LedgerReason } from "../reasons";
import { lotChanges, pointLedger, pointLots } from "../tables";

/** Class points of all families in a span of time, by what happened to them. Each number is at least 0. */
export type PointCounts = {
  sold: number;
  bonus: number;
  /** Entered at the desk without a payment, less what staff removed; below 0 if they removed more. */
  entered: number;
  spent: number;
  /** Given back for ended bookings and canceled lessons. */
  returned: number;
  ended: number;
  takenBack: number;
  /** Left at the end of the span. */
  outstanding: number;
};

/** Money of paid points in one currency, in minor units, at the price paid for each point. */
export type PointValue = { currency: CurrencyCode } & Omit<PointCounts, "bonus" | "entered">;

export type PointsSummary = PointCounts & { values: PointValue[] };

/** The reasons that each figure sums, and the sign of their changes. */
const reasonsOf = {
  sold: [1, ["purchase"]],
  bonus: [1, ["bonus"]],
  entered: [1, ["operator", "opening"]],
  spent: [-1, ["booking"]],
  returned: [1, ["refund", "canceledLesson"]],
  ended: [-1, ["expiry"]],
  takenBack: [-1, ["takenBack"]],
} as const satisfies Record<Exclude<keyof PointCounts, "outstanding">, [1 | -1, LedgerReason[]]>;

type Figure = keyof typeof reasonsOf;
const figures = Object.keys(reasonsOf) as Figure[];

type SumsByReason = ReadonlyMap<LedgerReason, number>;

function sumFigure(figure: Figure, sums: SumsByReason): number {
  const [sign, reasons] = reasonsOf[figure];
  // Adding 0 turns -0 into 0.
  return sign * reasons.reduce((sum, reason) => sum + (sums.get(reason) ?? 0), 0) + 0;
}

/**
 * Summarizes what happened to class points from one instant to another. A change counts at the time it was entered, so
 * that each span begins with what the one before left.
 */
export async function summarizePoints(db: Database, from: Date, until: Date): Promise<PointsSummary> {
  const isInSpan = and(gte(pointLedger.createdAt, from), lt(pointLedger.createdAt, until));
  const changes = await db
    .select({ reason: pointLedger.reason, sum: sql<number>`sum(${pointLedger.change})::float8` })
    .from(pointLedger)
    .where(isInSpan)
    .groupBy(pointLedger.reason);
  const [all] = await db
    .select({ sum: sql<number>`coalesce(sum(${pointLedger.change}), 0)::float8` })
    .from(pointLedger)
    .where(lt(pointLedger.createdAt, until));
  const sums: SumsByReason = new Map(changes.map(({ reason, sum }) => [reason, sum]));
  const counts = Object.fromEntries(figures.map((figure) => [figure, sumFigure(figure, sums)]));
  return {
    ...(counts as Record<Figure, number>),
    outstanding: all?.sum ?? 0,
    values: await readValues(db, from, until),
  };
}

/** What one point of a lot cost. */
const price = sql`(${pointLots.paidAmount}::float8 / nullif(${pointLots.paidPoints}, 0))`;

async function readValues(db: Database, from: Date, until: Date): Promise<PointValue[]> {
  const isPurchase = sql`${pointLots.currency} is not null`;
  const isInSpan = and(gte(pointLedger.createdAt, from), lt(pointLedger.createdAt, until));
  const changed = await db
    .select({
      currency: pointLots.currency,
      reason: pointLedger.reason,
      sum: sql<number>`coalesce(sum(${lotChanges.change} * ${price}), 0)::float8`,
    })
    .from(lotChanges)
    .innerJoin(pointLedger, sql`${pointLedger.id} = ${lotChanges.ledgerId}`)
    .innerJoin(pointLots, sql`${pointLots.id} = ${lotChanges.lotId}`)
    .where(and(isPurchase, isInSpan))
    .groupBy(pointLots.currency, pointLedger.reason);
  // What left a lot later was still there at the end of the span.
  const later = db
    .select({ lotId: lotChanges.lotId, sum: sql<number>`sum(${lotChanges.change})`.as("later_sum") })
    .from(lotChanges)
    .innerJoin(pointLedger, sql`${pointLedger.id} = ${lotChanges.ledgerId}`)
    .where(gte(pointLedger.createdAt, until))
    .groupBy(lotChanges.lotId)
    .as("later");
  const lots = await db
    .select({
      currency: pointLots.currency,
      sold: sql<number>`coalesce(sum(${pointLots.points} * ${price}) filter (where ${pointLots.source} = 'purchase' and ${pointLots.createdAt} >= ${from.toISOString()}::timestamptz), 0)::float8`,
      outstanding: sql<number>`coalesce(sum((${pointLots.remaining} - coalesce(${later.sum}, 0)) * ${price}), 0)::float8`,
    })
    .from(pointLots)
    .leftJoin(later, sql`${later.lotId} = ${pointLots.id}`)
    .where(and(isPurchase, lt(pointLots.createdAt, until)))
    .groupBy(pointLots.currency);
  const round = (value: number) => Math.round(value) + 0;
  return lots
    .flatMap(({ currency, sold, outstanding }) => {
      if (currency === null) return [];
      const sums: SumsByReason = new Map(
        changed.filter((row) => row.currency === currency).map(({ reason, sum }) => [reason, sum]),
      );
      const valueOf = (figure: Figure) => round(sumFigure(figure, sums));
      return {
        ...{ currency, sold: round(sold), outstanding: round(outstanding) },
        ...{ spent: valueOf("spent"), returned: valueOf("returned") },
        ...{ ended: valueOf("ended"), takenBack: valueOf("takenBack") },
      };
    })
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
}
