import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../../base/db/types";
import { readAccounts } from "../../../identity/queries";
import type { Account } from "../../../identity/tokens";
import { changePoints } from "../../../points/points";
import type { LessonRule } from "../../../rules/rule";
import { bookings, lessons, seatLessons, seatRequests, seriesClasses } from "../../tables";
import { lessonCounts } from "../lesson-counts";
import { seatPoints } from "../seat-points";
import { firstStart, readSeatRules } from "../seat-rule";
import { offerFreeSeats } from "../waiting-list";

/*
 * Seats that end, at the desk and by members. To avoid deadlocks, classes are locked before accounts, as in a booking, and
 * two classes are locked in the order of their ids.
 */

export type Booking = typeof bookings.$inferSelect;

/** A seat as it is at an instant. */
export type Seat = {
  booking: Booking;
  student: Account;
  /** Points of the lessons ahead. */
  ahead: number;
  givenBack: number;
  /** The rule that the booking was made under. */
  rule: LessonRule;
  /** The start of the first lesson. */
  startsAt: Date;
  /** Lessons of the class, and those that are over. */
  lessons: number;
  held: number;
};

/** A seat whose class is locked, with the locked classes by id. */
export type LockedSeat = Seat & { classes: ReadonlyMap<number, typeof seriesClasses.$inferSelect> };

/** Locks a seat's class and other classes, and reads the seat. @returns undefined if the seat has ended */
export async function lockSeat(
  tx: Database,
  bookingId: number,
  otherClassIds: readonly number[],
  now: Date,
): Promise<LockedSeat | undefined> {
  const [ref] = await tx
    .select({ classId: bookings.classId })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  if (!ref) return undefined;
  const locked = await tx
    .select()
    .from(seriesClasses)
    .where(inArray(seriesClasses.id, [ref.classId, ...otherClassIds]))
    .orderBy(asc(seriesClasses.id))
    .for("update");
  // A separate statement, because one that waited for the lock would still read the old row versions.
  const seat = await readSeat(tx, bookingId, now);
  return seat && { ...seat, classes: new Map(locked.map((row) => [row.id, row])) };
}

/** Reads a seat. @returns undefined if it has ended */
export const readSeat = async (db: Database, bookingId: number, now: Date): Promise<Seat | undefined> =>
  (await readSeatsById(db, [bookingId], now)).get(bookingId);

/** Reads seats, by the id of the booking; those that have ended are left out. */
export async function readSeatsById(
  db: Database,
  bookingIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Seat>> {
  if (bookingIds.length === 0) return new Map();
  const { lessons: lessonCount, held } = lessonCounts(now);
  const rows = await db
    .select({ booking: bookings, ...seatPoints(now), lessonCount, held, firstStart })
    .from(bookings)
    .innerJoin(seriesClasses, eq(seriesClasses.id, bookings.classId))
    .where(and(inArray(bookings.id, [...bookingIds]), isNull(bookings.ended)));
  const students = await readAccounts(
    db,
    rows.map(({ booking }) => booking.studentId),
  );
  const ruleOf = await readSeatRules(
    db,
    rows.map(({ booking }) => booking.ruleId),
  );
  return new Map(
    rows.map(({ booking, refund, givenBack, lessonCount: count, held: over, firstStart: first }) => [
      booking.id,
      {
        ...{ booking, givenBack, ahead: refund, lessons: count, held: over },
        student: requireStudent(students, booking.studentId),
        rule: ruleOf(booking.ruleId).rule,
        startsAt: new Date(first),
      },
    ]),
  );
}

export type SeatEnd = {
  now: Date;
  /** Points that go back to the family. */
  points: number;
  /** The reason, for the ledger; null if a member did it. */
  note: string | null;
  staffId?: number | undefined;
};

/**
 * Ends a seat, refunds points, and offers it to the waiting list. Open requests about it are closed.
 * @returns the family's new balance
 */
export async function endSeat(
  tx: Database,
  { id, studentId, classId }: Booking,
  ended: "moved" | "cancelled",
  { now, points, note, staffId }: SeatEnd,
): Promise<number> {
  await tx.update(bookings).set({ ended, endedAt: now }).where(eq(bookings.id, id));
  const isOpen = and(eq(seatRequests.bookingId, id), eq(seatRequests.state, "open"));
  await tx.update(seatRequests).set({ state: "closed", decidedAt: now }).where(isOpen);
  const ahead = tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.classId, classId), gt(lessons.endsAt, now)));
  await tx
    .update(seriesClasses)
    .set({ students: sql`${seriesClasses.students} - 1` })
    .where(eq(seriesClasses.id, classId));
  await tx
    .update(seatLessons)
    .set({ givenBackAt: now })
    .where(
      and(
        eq(seatLessons.bookingId, id),
        isNull(seatLessons.givenBackAt),
        inArray(seatLessons.lessonId, ahead),
      ),
    );
  const { parentId } = requireStudent(await readAccounts(tx, [studentId]), studentId);
  const cause = { reason: "refund", bookingId: id, note, staffId, now } as const;
  const { after } = await changePoints(tx, parentId ?? 0, points, cause);
  await offerFreeSeats(tx, classId, now);
  return after ?? 0;
}

function requireStudent(students: ReadonlyMap<number, Account>, id: number): Account {
  const student = students.get(id);
  if (!student) throw new Error(`the booking's student ${id} has no account`);
  return student;
}
