import { and, eq, getTableColumns, inArray, isNotNull, isNull, notInArray, or, sql } from "drizzle-orm";
import type { PersonalData } from "../../base/db/personal-data";
import type { Database } from "../../base/db/types";
import { lotChanges, lotPauses, pointLedger, pointLots, pointMoves } from "./tables";

/** The ledger stays, but without the notes of staff. */
export const pointData: PersonalData = {
  isErasedBeforeAccounts: true,
  read: async (db, { accountIds }) => {
    const isOwn = inArray(pointLots.accountId, accountIds);
    return {
      class_points: await db.select().from(pointLedger).where(inArray(pointLedger.accountId, accountIds)),
      point_lots: await db.select().from(pointLots).where(isOwn),
      lot_changes: await db
        .select(getTableColumns(lotChanges))
        .from(lotChanges)
        .innerJoin(pointLots, eq(pointLots.id, lotChanges.lotId))
        .where(isOwn),
      lot_pauses: await db
        .select(getTableColumns(lotPauses))
        .from(lotPauses)
        .innerJoin(pointLots, eq(pointLots.id, lotPauses.lotId))
        .where(isOwn),
      moved_points: await db
        .select({ points: pointMoves.points, amount: pointMoves.amount, currency: pointLots.currency })
        .from(pointMoves)
        .innerJoin(
          pointLots,
          or(eq(pointLots.id, pointMoves.fromLotId), eq(pointLots.id, pointMoves.toLotId)),
        )
        .where(isOwn),
    };
  },
  erase: (tx, { accountIds }) => clearLedgerNotes(tx, "accountId", accountIds),
};

/** Reads the lines about seats that are in the ledgers of other accounts: a student's seat is paid by the parent. */
export const readLedgerOfBookings = (db: Database, bookingIds: number[], exceptAccountIds: number[]) =>
  db
    .select()
    .from(pointLedger)
    .where(
      and(
        inArray(pointLedger.bookingId, bookingIds),
        or(isNull(pointLedger.accountId), notInArray(pointLedger.accountId, exceptAccountIds)),
      ),
    );

/** Clears the notes of lines. Changes by staff must have a note: it is empty then. */
export async function clearLedgerNotes(
  tx: Database,
  of: "accountId" | "bookingId",
  ids: number[],
): Promise<void> {
  await tx
    .update(pointLedger)
    .set({ note: sql`case when ${pointLedger.reason} in ('operator', 'moved', 'pause') then '' end` })
    .where(and(inArray(pointLedger[of], ids), isNotNull(pointLedger.note)));
}
