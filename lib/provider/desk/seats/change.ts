import { asc, eq, inArray, sql } from "drizzle-orm";
import { deskRefusal, type DeskRefusal } from "../../../desk/refusals";
import { changePoints } from "../../accounts/points";
import { obstacle, takeSeat } from "../../book-seat";
import { accounts, bookings, lessons, seriesClasses } from "../../db/schema";
import type { Database } from "../../db/types";
import { tellOfSeat } from "../../notices/members";
import type { Refusal } from "../../refusals";
import { offerFreeSeats } from "../../waiting/line";
import { noteAct } from "../log";
import type { StaffContext } from "../types";
import { transferOf } from "./rows";

/*
 * Cancels and moves seats at the desk. To avoid deadlocks, classes are locked before accounts, as in a booking, and two
 * classes are locked in the order of their ids.
 */

type Asked = Pick<StaffContext, "self" | "now" | "language"> & { reason: string };

/** Cancels a seat and refunds its points. @throws ProviderError if it has already ended. */
export async function cancelSeat(tx: Database, id: number, asked: Asked) {
  const { booking, student, classes } = await lockSeat(tx, id, [], asked);
  await endSeat(tx, booking, "cancelled", asked);
  await noteAct(tx, asked.self.id, "seat-cancelled", subject(booking));
  const left = classes.get(booking.classId);
  await tellOfSeat(tx, { booking, student, from: left, to: undefined, ...asked });
  return { student_id: booking.studentId, class_id: booking.classId };
}

/**
 * Moves a student to another class, as the terms allow: once, after the first two lessons, to a class with a free seat.
 * Refunds the points of the old seat and charges the normal price of the new one.
 * @throws ProviderError if the terms, the class or the points do not allow it.
 */
export async function moveSeat(tx: Database, { id, classId }: { id: number; classId: number }, asked: Asked) {
  const { now, language, self } = asked;
  const { booking, student, classes } = await lockSeat(tx, id, [classId], asked);
  const transfer = transferOf({ ...booking, ...(await lessonsOf(tx, booking.classId, now)) });
  if (transfer !== "possible") throw deskRefusal(transfer, language);
  const target = classes.get(classId);
  if (!target) throw deskRefusal("gone", language, "class_id");
  const reason = await obstacle(tx, { student, classId, now, language });
  // The application deadline does not apply to moves.
  const stands = reason === "deadlinePassed" && !target.closed ? undefined : reason;
  if (stands) throw deskRefusal(targetRefusals[stands] ?? "noSeatThere", language, "class_id");
  const { lessons: all, held } = await lessonsOf(tx, classId, now);
  if (held >= all) throw deskRefusal("classOver", language, "class_id");
  const balance = await endSeat(tx, booking, "moved", asked);
  if (balance < target.classPoint) throw deskRefusal("tooFewPoints", language, "class_id");
  await takeSeat(tx, {
    student,
    classId,
    price: target.classPoint,
    students: target.students + 1,
    language,
    movedFrom: booking.id,
    staffId: self.id,
  });
  await noteAct(tx, self.id, "seat-moved", `${subject(booking)} → ${classId}`);
  await tellOfSeat(tx, { booking, student, from: classes.get(booking.classId), to: target, ...asked });
  return { student_id: booking.studentId, class_id: classId };
}

const targetRefusals: Partial<Record<Refusal, DeskRefusal>> = {
  alreadyApplied: "sitsThere",
  unknownClass: "gone",
};

type Booking = typeof bookings.$inferSelect;

/** The audit log contains ids instead of names. */
const subject = ({ studentId, classId }: Booking) => `#${studentId}, ${classId}`;

/** Locks a seat's class and other classes, and reads the seat. @throws ProviderError if the seat has ended. */
async function lockSeat(tx: Database, id: number, others: number[], { language }: Asked) {
  const ofBooking = eq(bookings.id, id);
  const [looked] = await tx.select({ classId: bookings.classId }).from(bookings).where(ofBooking);
  if (!looked) throw deskRefusal("seatEnded", language);
  const locked = await tx
    .select()
    .from(seriesClasses)
    .where(inArray(seriesClasses.id, [looked.classId, ...others]))
    .orderBy(asc(seriesClasses.id))
    .for("update");
  // A separate statement, because one that waited for the lock would still read the old row versions.
  const [found] = await tx
    .select({ booking: bookings, student: accounts })
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
  { self, now, reason }: Asked,
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

async function lessonsOf(tx: Database, classId: number, now: Date) {
  const rows = await tx.select({ endsAt: lessons.endsAt }).from(lessons).where(eq(lessons.classId, classId));
  return { lessons: rows.length, held: rows.filter(({ endsAt }) => endsAt <= now).length };
}
