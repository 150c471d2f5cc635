import { and, inArray, isNotNull } from "drizzle-orm";
import type { PersonalData } from "../../../base/db/personal-data";
import { clearLedgerNotes, readLedgerOfBookings } from "../../points/personal-data";
import { bookings, waitingPlaces } from "../tables";
import { leaveWaitingLists } from "./waiting-list";

/** Seats stay with their points, which counts and the ledger depend on, but without the notes of staff. */
export const bookingData: PersonalData = {
  isErasedBeforeAccounts: true,
  read: async (db, { accountIds }) => {
    const rows = await db.select().from(bookings).where(inArray(bookings.studentId, accountIds));
    const ids = rows.map(({ id }) => id);
    return {
      bookings: rows,
      class_points: await readLedgerOfBookings(db, ids, accountIds),
      waiting_lists: await db
        .select()
        .from(waitingPlaces)
        .where(inArray(waitingPlaces.studentId, accountIds)),
    };
  },
  erase: async (tx, { accountIds }, now) => {
    await leaveWaitingLists(tx, accountIds, now);
    const isOwn = inArray(bookings.studentId, accountIds);
    await tx
      .update(bookings)
      .set({ note: null })
      .where(and(isOwn, isNotNull(bookings.note)));
    await clearLedgerNotes(
      tx,
      "bookingId",
      (await tx.select({ id: bookings.id }).from(bookings).where(isOwn)).map(({ id }) => id),
    );
  },
};
