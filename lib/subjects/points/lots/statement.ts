import { and, asc, desc, eq, gt, gte, inArray, lt, lte, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../../base/db/types";
import type { LedgerReason } from "../reasons";
import { lotChanges, lotPauses, pointLedger, pointLots } from "../tables";
import type { Days } from "./pauses";
import { lastDayOf } from "./queries";
import type { PointsUntil } from "./taken-by-end";

/** A change of a family's class points. */
export type StatementLine = {
  id: number;
  at: Date;
  change: number;
  /** After this change, of the changes before and in the period. */
  balance: number;
  reason: LedgerReason;
  bookingId: number | null;
  /** The reason that staff entered; empty without one. */
  note: string;
  /** The lots that points were taken from or came into, by their last day as it is today. */
  lots: PointsUntil[];
  /** The days of a pause; null for other changes. */
  pause: Days | null;
};

export type StatementPage = {
  /** Balances before and after the period. */
  opening: number;
  closing: number;
  lines: StatementLine[];
  /** The line after which the next page starts; null on the last. */
  next: number | null;
};

type PageRequest = { from: Date; until: Date; after?: number; limit: number };

/**
 * Reads changes of a parent's class points from one instant to before another, in their order. Opening balance and
 * changes always add up to the closing balance.
 * @param page.after the last line of the page before
 */
export const readStatementPage = (
  db: Database,
  parentId: number,
  { from, until, after = 0, limit }: PageRequest,
): Promise<StatementPage> =>
  // All queries see the same ledger, whatever is booked meanwhile.
  db.transaction(
    async (tx) => {
      const { id, accountId, change, createdAt, reason } = pointLedger;
      const isOwn = eq(accountId, parentId);
      const isInPeriod = and(gte(createdAt, from), lt(createdAt, until));
      const sumOf = (condition: ReturnType<typeof and>) =>
        sql<number>`coalesce(sum(${change}) filter (where ${condition}), 0)::float8`;
      const [sums] = await tx
        .select({
          opening: sumOf(lt(createdAt, from)),
          closing: sumOf(lt(createdAt, until)),
          earlier: sumOf(and(isInPeriod, lte(id, after))),
        })
        .from(pointLedger)
        .where(isOwn);
      const { opening, closing, earlier } = sums ?? { opening: 0, closing: 0, earlier: 0 };
      // The empty line with which a ledger begins is no change.
      const isChange = or(ne(reason, "opening"), ne(change, 0));
      const rows = await tx
        .select()
        .from(pointLedger)
        .where(and(isOwn, isInPeriod, isChange, gt(id, after)))
        .orderBy(asc(id))
        .limit(limit + 1);
      const shown = rows.slice(0, limit);
      const ids = shown.map((row) => row.id);
      const lots = await readLotsOfLines(tx, parentId, ids);
      const pauses = await readPauses(tx, ids);
      let balance = opening + earlier;
      const lines = shown.map((row) => {
        balance += row.change;
        return {
          ...{ id: row.id, at: row.createdAt, change: row.change, balance, reason: row.reason },
          ...{ bookingId: row.bookingId, note: row.note ?? "" },
          ...(pauses.get(row.id) ?? { pause: null, lots: lots.get(row.id) ?? [] }),
        };
      });
      return { opening, closing, lines, next: rows.length > limit ? (lines.at(-1)?.id ?? null) : null };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

/** Reads the pauses among ledger lines, with the points that were left and their last day as it is today. */
export async function readPauses(
  tx: Database,
  lineIds: readonly number[],
): Promise<ReadonlyMap<number, { pause: Days; lots: PointsUntil[] }>> {
  if (lineIds.length === 0) return new Map();
  const { ledgerId, firstDay, lastDay, points } = lotPauses;
  const rows = await tx
    .select({ ledgerId, firstDay, lastDay, points, endsAt: pointLots.endsAt })
    .from(lotPauses)
    .innerJoin(pointLots, eq(pointLots.id, lotPauses.lotId))
    .where(inArray(ledgerId, [...lineIds]));
  return new Map(
    rows.map(({ ledgerId: id, endsAt, ...row }) => [
      id,
      {
        pause: { firstDay: row.firstDay, lastDay: row.lastDay },
        lots: [{ points: row.points, last_day: lastDayOf(endsAt) }],
      },
    ]),
  );
}

/** Reads the points that ledger lines took from lots, returned to them or brought as a new one, by line. */
async function readLotsOfLines(
  tx: Database,
  parentId: number,
  lineIds: readonly number[],
): Promise<ReadonlyMap<number, PointsUntil[]>> {
  if (lineIds.length === 0) return new Map();
  const changed = await tx
    .select({
      lineId: lotChanges.ledgerId,
      endsAt: pointLots.endsAt,
      points: sql<number>`sum(abs(${lotChanges.change}))::float8`,
    })
    .from(lotChanges)
    .innerJoin(pointLots, eq(pointLots.id, lotChanges.lotId))
    .where(inArray(lotChanges.ledgerId, [...lineIds]))
    .groupBy(lotChanges.ledgerId, pointLots.endsAt);
  const rows = [...changed, ...(await readNewLots(tx, parentId, lineIds))].toSorted(
    (one, other) => (one.endsAt?.getTime() ?? Infinity) - (other.endsAt?.getTime() ?? Infinity) || 0,
  );
  const byLine = new Map<number, PointsUntil[]>();
  for (const { lineId, endsAt, points } of rows) {
    const lots = byLine.get(lineId) ?? [];
    const last = lots.at(-1);
    // A refund may return points to a lot and bring a new one that ends on the same day.
    if (last?.last_day === lastDayOf(endsAt)) last.points += points;
    else lots.push({ points, last_day: lastDayOf(endsAt) });
    byLine.set(lineId, lots);
  }
  return byLine;
}

/**
 * Finds the lots that ledger lines brought. Each line with more points than it returned to lots brings one lot, under
 * the lock of the family: the latest line the latest lot, and so on. Lines from before lots have none.
 */
function readNewLots(tx: Database, parentId: number, lineIds: readonly number[]) {
  const { id, change } = pointLedger;
  const returned = sql`coalesce(sum(${lotChanges.change}), 0)`;
  const lines = tx
    .select({
      id,
      points: sql<number>`(${change} - ${returned})::int`.as("line_points"),
      place: sql<number>`row_number() over (order by ${desc(id)})`.as("line_place"),
    })
    .from(pointLedger)
    .leftJoin(lotChanges, eq(lotChanges.ledgerId, id))
    .where(and(eq(pointLedger.accountId, parentId), gt(change, 0)))
    .groupBy(id)
    .having(sql`${change} > ${returned}`)
    .as("lines");
  const lots = tx
    .select({
      points: pointLots.points,
      endsAt: pointLots.endsAt,
      place: sql<number>`row_number() over (order by ${desc(pointLots.id)})`.as("lot_place"),
    })
    .from(pointLots)
    .where(eq(pointLots.accountId, parentId))
    .as("lots");
  return tx
    .select({ lineId: lines.id, endsAt: lots.endsAt, points: lots.points })
    .from(lines)
    .innerJoin(lots, and(eq(lots.place, lines.place), eq(lots.points, lines.points)))
    .where(inArray(lines.id, [...lineIds]));
}
