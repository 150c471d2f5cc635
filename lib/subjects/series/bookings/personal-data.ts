import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { PersonalData } from "../../../base/db/personal-data";
import { clearLedgerNotes, readLedgerOfBookings } from "../../points/personal-data";
import { bookings, seatLessons, seatRequests, waitingPlaces } from "../tables";
import { leaveWaitingLists } from "./waiting-list";

/** Seats stay with their points, which counts and the ledger depend on, but without the notes of staff. */
export const bookingData: PersonalData = {
  isErasedBeforeAccounts: true,
  read: async (db, { accountIds }) => {
    const rows = await db.select().from(bookings).where(inArray(bookings.studentId, accountIds));
    const ids = rows.map(({ id }) => id);
    return {
      bookings: rows,
      paid_lessons: await db.select().from(seatLessons).where(inArray(seatLessons.bookingId, ids)),
      booking_requests: await db.select().from(seatRequests).where(inArray(seatRequests.bookingId, ids)),
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
    const ids = (await tx.select({ id: bookings.id }).from(bookings).where(isOwn)).map(({ id }) => id);
    await tx
      .update(seatRequests)
      .set({ message: null, reason: null })
      .where(inArray(seatRequests.bookingId, ids));
    await tx
      .update(seatRequests)
      .set({ state: "closed", decidedAt: now })
      .where(and(inArray(seatRequests.bookingId, ids), eq(seatRequests.state, "open")));
    await clearLedgerNotes(tx, "bookingId", ids);
  },
};
