import { and, inArray, isNotNull, isNull, notInArray, or, sql } from "drizzle-orm";
import type { PersonalData } from "../../base/db/personal-data";
import type { Database } from "../../base/db/types";
import { pointLedger } from "./tables";

/** The ledger stays, but without the notes of staff. */
export const pointData: PersonalData = {
  isErasedBeforeAccounts: true,
  read: async (db, { accountIds }) => ({
    class_points: await db.select().from(pointLedger).where(inArray(pointLedger.accountId, accountIds)),
  }),
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

/** Clears the notes of lines. A change by staff must have a note: it is empty then. */
export async function clearLedgerNotes(
  tx: Database,
  of: "accountId" | "bookingId",
  ids: number[],
): Promise<void> {
  await tx
    .update(pointLedger)
    .set({ note: sql`case when ${pointLedger.reason} = 'operator' then '' end` })
    .where(and(inArray(pointLedger[of], ids), isNotNull(pointLedger.note)));
}
