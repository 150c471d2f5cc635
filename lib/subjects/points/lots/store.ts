import { and, asc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../../base/db/types";
import { school } from "../../school/school";
import { endOfSchoolDay, schoolDay } from "../../school/school-time";
import { addDays } from "../../../base/schedule/zoned";
import { lotChanges, pointLedger, pointLots } from "../tables";
import { byEnd, returnToLots, type LotChange, type OpenLot } from "./rules";

/** Days that returned points stay usable if their lot has ended meanwhile, unless the school chose another number. */
export const defaultGraceDays = 30;
export const graceDays = (): number => school().graceDays ?? defaultGraceDays;

/** The end of points that return now to a lot that has ended. */
export const graceEnd = (now: Date): Date => endOfSchoolDay(addDays(schoolDay(now), graceDays()));

const hasPoints = gt(pointLots.remaining, 0);

/** Reads the lots of a parent with points left that have not ended, the first to end first. */
export const readOpenLots = (db: Database, parentId: number, now: Date): Promise<OpenLot[]> =>
  readLotsWhere(db, parentId, or(isNull(pointLots.endsAt), gt(pointLots.endsAt, now)));

/** Reads the lots of a parent that have ended with points left, the first to end first. */
export const readEndedLots = (tx: Database, parentId: number, now: Date): Promise<OpenLot[]> =>
  readLotsWhere(tx, parentId, lte(pointLots.endsAt, now));

async function readLotsWhere(db: Database, parentId: number, where: SQL | undefined): Promise<OpenLot[]> {
  const { id, remaining, endsAt } = pointLots;
  const rows = await db
    .select({ id, remaining, endsAt })
    .from(pointLots)
    .where(and(eq(pointLots.accountId, parentId), hasPoints, where));
  return byEnd(rows);
}

/** Lists parents with a lot that has ended with points left. */
export async function listParentsWithEndedLots(db: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: pointLots.accountId })
    .from(pointLots)
    .where(and(hasPoints, lte(pointLots.endsAt, now)))
    .orderBy(asc(pointLots.accountId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Stores the changes of lots by a ledger line. */
export async function storeLotChanges(
  tx: Database,
  ledgerId: number,
  changes: readonly LotChange[],
): Promise<void> {
  for (const { lotId, change } of changes) {
    await tx
      .update(pointLots)
      .set({ remaining: sql`${pointLots.remaining} + ${change}` })
      .where(eq(pointLots.id, lotId));
    await tx.insert(lotChanges).values({ lotId, ledgerId, change });
  }
}

/** Plans to which lots points of a booking return (lib/subjects/points/lots/rules). */
export async function planReturn(tx: Database, bookingId: number, points: number) {
  const changes = await tx
    .select({ lotId: lotChanges.lotId, change: lotChanges.change })
    .from(lotChanges)
    .innerJoin(pointLedger, eq(pointLedger.id, lotChanges.ledgerId))
    .where(eq(pointLedger.bookingId, bookingId))
    .orderBy(asc(lotChanges.id));
  return returnToLots(changes, points);
}

/** Lets lots that have ended end later, because points return to them: at the end of the grace period. */
export async function reopenEndedLots(tx: Database, lotIds: readonly number[], now: Date): Promise<void> {
  if (lotIds.length === 0) return;
  await tx
    .update(pointLots)
    .set({ endsAt: graceEnd(now) })
    .where(and(inArray(pointLots.id, [...lotIds]), lte(pointLots.endsAt, now)));
}

type NewLot = Omit<typeof pointLots.$inferInsert, "id" | "remaining">;

/** Stores a lot. @returns its id */
export async function insertLot(tx: Database, lot: NewLot): Promise<number> {
  const [row] = await tx
    .insert(pointLots)
    .values({ ...lot, remaining: lot.points })
    .returning({ id: pointLots.id });
  if (!row) throw new Error("the insert returned no row");
  return row.id;
}

/** Reads a lot of a parent. */
export async function findLot(db: Database, accountId: number, id: number) {
  const [lot] = await db
    .select()
    .from(pointLots)
    .where(and(eq(pointLots.id, id), eq(pointLots.accountId, accountId)));
  return lot;
}

/** Reduces what a lot says was paid for it, because money or points of it went back. */
export async function reducePaid(
  tx: Database,
  lotId: number,
  { amount, points }: { amount: number; points: number },
): Promise<void> {
  await tx
    .update(pointLots)
    .set({
      paidAmount: sql`${pointLots.paidAmount} - ${amount}`,
      paidPoints: sql`${pointLots.paidPoints} - ${points}`,
    })
    .where(eq(pointLots.id, lotId));
}

/** Deletes the lots of a family that was entered by mistake, with their changes. */
export async function deleteLots(tx: Database, parentId: number): Promise<void> {
  const own = tx.select({ id: pointLots.id }).from(pointLots).where(eq(pointLots.accountId, parentId));
  await tx.delete(lotChanges).where(inArray(lotChanges.lotId, own));
  await tx.delete(pointLots).where(eq(pointLots.accountId, parentId));
}
