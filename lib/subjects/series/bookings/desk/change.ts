import { asc, eq, inArray, sql } from "drizzle-orm";
import { deskRefusal, type DeskRefusal } from "../../../../base/desk/refusals";
import { changePoints } from "../../../points/points";
import { findBookingError, insertBooking } from "../book-seat";
import { bookings, lessons, seriesClasses } from "../../tables";
import { accounts } from "../../../identity/tables";
import type { Database } from "../../../../base/db/types";
import { notifyOfSeatChange } from "../notify";
import type { RefusalName } from "../../../../engines/calls/refusals";
import { offerFreeSeats } from "../waiting-list";
import { writeAuditLog } from "../../audit";
import type { StaffContext } from "../../../staff/context";
import { transferStatus, transferUsed } from "./rows";

/*
 * Cancels and moves seats at the desk. To avoid deadlocks, classes are locked before accounts, as in a booking, and two
 * classes are locked in the order of their ids.
 */

type ChangeContext = Pick<StaffContext, "self" | "now" | "language"> & { reason: string };

/** Cancels a seat and refunds its points. @throws ProviderError if it has already ended. */
export async function cancelSeat(tx: Database, id: number, context: ChangeContext) {
  const { booking, student, classes } = await lockSeat(tx, id, [], context);
  await endSeat(tx, booking, "cancelled", context);
  await writeAuditLog(tx, context.self.id, "seat-cancelled", logSubject(booking));
  const oldClass = classes.get(booking.classId);
  await notifyOfSeatChange(tx, { booking, student, from: oldClass, to: undefined, ...context });
  return { student_id: booking.studentId, class_id: booking.classId };
}

/**
 * Moves a student to another class with a free seat, once.
 * Refunds the points of the old seat and charges the normal price of the new one.
 * @throws ProviderError if the terms, the class or the points do not allow it.
 */
export async function moveSeat(
  tx: Database,
  { id, classId }: { id: number; classId: number },
  context: ChangeContext,
) {
  const { now, language, self } = context;
  const { booking, student, classes, ...row } = await lockSeat(tx, id, [classId], context);
  const transfer = transferStatus({ ...row, ...(await countLessons(tx, booking.classId, now)) });
  if (transfer === "movedBefore" || transfer === "classOver") throw deskRefusal(transfer, language);
  const target = classes.get(classId);
  if (!target) throw deskRefusal("gone", language, "class_id");
  const bookingError = await findBookingError(tx, { student, classId, now, language });
  // The application deadline does not apply to moves.
  const blockingError = bookingError === "deadlinePassed" && !target.closed ? undefined : bookingError;
  if (blockingError) throw deskRefusal(targetRefusals[blockingError] ?? "noSeatThere", language, "class_id");
  const { lessons: lessonCount, held: heldCount } = await countLessons(tx, classId, now);
  if (heldCount >= lessonCount) throw deskRefusal("classOver", language, "class_id");
  const balance = await endSeat(tx, booking, "moved", context);
  if (balance < target.classPoint) throw deskRefusal("tooFewPoints", language, "class_id");
  await insertBooking(tx, {
    student,
    classId,
    price: target.classPoint,
    students: target.students + 1,
    language,
    movedFrom: booking.id,
    staffId: self.id,
    note: booking.note,
  });
  await writeAuditLog(tx, self.id, "seat-moved", `${logSubject(booking)} → ${classId}`);
  await notifyOfSeatChange(tx, {
    booking,
    student,
    from: classes.get(booking.classId),
    to: target,
    ...context,
  });
  return { student_id: booking.studentId, class_id: classId };
}

const targetRefusals: Partial<Record<RefusalName, DeskRefusal>> = {
  alreadyApplied: "sitsThere",
  unknownClass: "gone",
};

type Booking = typeof bookings.$inferSelect;

/** The audit log contains ids instead of names. */
const logSubject = ({ studentId, classId }: Booking) => `#${studentId}, ${classId}`;

/** Locks a seat's class and other classes, and reads the seat. @throws ProviderError if the seat has ended. */
async function lockSeat(tx: Database, id: number, others: number[], { language }: ChangeContext) {
  const ofBooking = eq(bookings.id, id);
  const [bookingRef] = await tx.select({ classId: bookings.classId }).from(bookings).where(ofBooking);
  if (!bookingRef) throw deskRefusal("seatEnded", language);
  const locked = await tx
    .select()
    .from(seriesClasses)
    .where(inArray(seriesClasses.id, [bookingRef.classId, ...others]))
    .orderBy(asc(seriesClasses.id))
    .for("update");
  // A separate statement, because one that waited for the lock would still read the old row versions.
  const [found] = await tx
    .select({ booking: bookings, student: accounts, transferUsed })
    .from(bookings)
    .innerJoin(accounts, eq(accounts.id, bookings.studentId))
    .where(ofBooking);
  if (!found || found.booking.ended !== null) throw deskRefusal("seatEnded", language);
  return { ...found, classes: new Map(locked.map((row) => [row.id, row])) };
}

/** Ends a seat, refunds its points, and offers it to the waiting list. @returns the family's new balance. */
async function endSeat(
  tx: Database,
  { id, studentId, classId, points }: Booking,
  ended: "moved" | "cancelled",
  { self, now, reason }: ChangeContext,
): Promise<number> {
  await tx.update(bookings).set({ ended, endedAt: now }).where(eq(bookings.id, id));
  await tx
    .update(seriesClasses)
    .set({ students: sql`${seriesClasses.students} - 1` })
    .where(eq(seriesClasses.id, classId));
  const [student] = await tx
    .select({ parentId: accounts.parentId })
    .from(accounts)
    .where(eq(accounts.id, studentId));
  const cause = { reason: "refund", bookingId: id, note: reason, staffId: self.id } as const;
  const { after } = await changePoints(tx, student?.parentId ?? 0, points, cause);
  await offerFreeSeats(tx, classId, now);
  return after ?? 0;
}

/** Counts the lessons of a class, and those that are over. */
export async function countLessons(tx: Database, classId: number, now: Date) {
  const rows = await tx.select({ endsAt: lessons.endsAt }).from(lessons).where(eq(lessons.classId, classId));
  return { lessons: rows.length, held: rows.filter(({ endsAt }) => endsAt <= now).length };
}
