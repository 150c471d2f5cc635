import { and, asc, desc, eq, gt, inArray } from "drizzle-orm";
import type { Database } from "../../../base/db/types";
import type { CurrencyCode } from "../../../base/reference/price-currencies";
import { schoolDay } from "../../school/school-time";
import { pointLots } from "../tables";
import { readOpenLots } from "./store";
import type { PointsUntil } from "./taken-by-end";

/** The last day, by the school's clock, on which points that end at an instant can be used; null if they do not end. */
export const lastDayOf = (endsAt: Date | null): string | null =>
  endsAt && schoolDay(new Date(endsAt.getTime() - 1));

/** Reads a parent's points that can be used, by their last day: the first to end first. */
export async function readPointsByEnd(db: Database, parentId: number, now: Date): Promise<PointsUntil[]> {
  const sums = new Map<string | null, number>();
  for (const { remaining, endsAt } of await readOpenLots(db, parentId, now)) {
    const day = lastDayOf(endsAt);
    sums.set(day, (sums.get(day) ?? 0) + remaining);
  }
  return [...sums].map(([last_day, points]) => ({ points, last_day }));
}

/** The maximum number of lots in a family's list. */
const maxLots = 100;

/** Reads a parent's lots for the desk, the newest first, also those that are spent or have ended. */
export async function readLots(db: Database, parentId: number) {
  const rows = await db
    .select()
    .from(pointLots)
    .where(eq(pointLots.accountId, parentId))
    .orderBy(desc(pointLots.id))
    .limit(maxLots);
  return rows.map(({ id, source, points, remaining, endsAt, createdAt }) => ({
    ...{ id, source, points, remaining },
    last_day: lastDayOf(endsAt),
    created_at: createdAt.toISOString(),
  }));
}

/** Reads a lot of a parent. */
export async function findLot(db: Database, parentId: number, lotId: number) {
  const isOwn = and(eq(pointLots.id, lotId), eq(pointLots.accountId, parentId));
  const [row] = await db.select().from(pointLots).where(isOwn);
  return row;
}

/** A purchased lot: what was paid for its points, less what was given back, and the points that can be used. */
export type PurchasedLot = {
  id: number;
  currency: CurrencyCode;
  amount: number;
  points: number;
  left: number;
};

/** Reads the purchased lots of a parent, the oldest first, without those whose points were all taken back. */
export async function readPurchasedLots(db: Database, parentId: number, now: Date): Promise<PurchasedLot[]> {
  const rows = await db
    .select()
    .from(pointLots)
    .where(
      and(eq(pointLots.accountId, parentId), eq(pointLots.source, "purchase"), gt(pointLots.paidPoints, 0)),
    )
    .orderBy(asc(pointLots.id));
  return rows.flatMap(({ id, currency, paidAmount, paidPoints, remaining, endsAt }) =>
    currency === null || paidAmount === null || paidPoints === null
      ? []
      : [
          {
            ...{ id, currency, amount: paidAmount, points: paidPoints },
            left: endsAt !== null && endsAt <= now ? 0 : remaining,
          },
        ],
  );
}

/** Lets a lot end at another time; null for never. */
export async function setLotEnd(tx: Database, lotId: number, endsAt: Date | null): Promise<void> {
  await tx.update(pointLots).set({ endsAt }).where(eq(pointLots.id, lotId));
}

/** Reads the points that are left of lots, by id. */
export async function readRemaining(
  db: Database,
  lotIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (lotIds.length === 0) return new Map();
  const { id, remaining } = pointLots;
  const rows = await db
    .select({ id, remaining })
    .from(pointLots)
    .where(inArray(id, [...lotIds]));
  return new Map(rows.map((row) => [row.id, row.remaining]));
}

/** Reads what lots say was paid for them, in minor units, by id; lots without a price are left out. */
export async function readPaidAmounts(
  db: Database,
  lotIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (lotIds.length === 0) return new Map();
  const { id, paidAmount } = pointLots;
  const rows = await db
    .select({ id, paidAmount })
    .from(pointLots)
    .where(inArray(id, [...lotIds]));
  return new Map(rows.flatMap((row) => (row.paidAmount === null ? [] : [[row.id, row.paidAmount]])));
}

/** Reads the last days of lots by id; null for one that does not end. */
export async function readLastDays(
  db: Database,
  lotIds: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  if (lotIds.length === 0) return new Map();
  const { id, endsAt } = pointLots;
  const rows = await db
    .select({ id, endsAt })
    .from(pointLots)
    .where(inArray(id, [...lotIds]));
  return new Map(rows.map((row) => [row.id, lastDayOf(row.endsAt)]));
}
