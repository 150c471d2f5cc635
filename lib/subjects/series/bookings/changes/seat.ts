import { and, asc, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "../../../../base/db/types";
import { readAccounts } from "../../../identity/queries";
import type { Account } from "../../../identity/tokens";
import { changePoints } from "../../../points/points";
import { readRuleVersions } from "../../../rules/queries";
import { defaultRules, type LessonRule } from "../../../rules/rule";
import { bookings, lessons, seatLessons, seatRequests, seriesClasses } from "../../tables";
import { seatPoints } from "../seat-points";
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
export async function readSeat(db: Database, bookingId: number, now: Date): Promise<Seat | undefined> {
  const [row] = await db
    .select({ booking: bookings, deadline: seriesClasses.deadline, ...seatPoints(now) })
    .from(bookings)
    .innerJoin(seriesClasses, eq(seriesClasses.id, bookings.classId))
    .where(eq(bookings.id, bookingId));
  if (!row || row.booking.ended !== null) return undefined;
  const { booking, deadline, refund, givenBack } = row;
  const student = await requireStudent(db, booking.studentId);
  const { first, ...counts } = await countLessons(db, booking.classId, now);
  const { ruleId } = booking;
  const version = ruleId === null ? undefined : (await readRuleVersions(db, [ruleId])).get(ruleId);
  return {
    ...{ booking, student, givenBack, ahead: refund, ...counts },
    rule: version?.rule ?? defaultRules.series,
    startsAt: first ?? deadline,
  };
}

/** Counts the lessons of a class, and those that are over. `first` is the start of the first one. */
export async function countLessons(db: Database, classId: number, now: Date) {
  const rows = await db
    .select({ startsAt: lessons.startsAt, endsAt: lessons.endsAt })
    .from(lessons)
    .where(eq(lessons.classId, classId))
    .orderBy(asc(lessons.startsAt));
  const held = rows.filter(({ endsAt }) => endsAt <= now).length;
  return { lessons: rows.length, held, first: rows[0]?.startsAt };
}

/**
 * Counts the class transfers that led to a booking. Moves before the promised number of lessons are corrections by staff
 * and use up none.
 * @param afterLessons after how many lessons a transfer is promised
 */
export async function countTransfers(
  db: Database,
  { movedFrom }: Pick<Booking, "movedFrom">,
  afterLessons: number,
): Promise<number> {
  let count = 0;
  for (let id = movedFrom; id !== null;) {
    const [former] = await db.select().from(bookings).where(eq(bookings.id, id));
    if (!former?.endedAt) break;
    const isHeld = and(eq(lessons.classId, former.classId), lte(lessons.endsAt, former.endedAt));
    if ((await db.$count(lessons, isHeld)) >= afterLessons) count += 1;
    id = former.movedFrom;
  }
  return count;
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
  const { parentId } = await requireStudent(tx, studentId);
  const cause = { reason: "refund", bookingId: id, note, staffId, now } as const;
  const { after } = await changePoints(tx, parentId ?? 0, points, cause);
  await offerFreeSeats(tx, classId, now);
  return after ?? 0;
}

async function requireStudent(db: Database, id: number): Promise<Account> {
  const student = (await readAccounts(db, [id])).get(id);
  if (!student) throw new Error(`the booking's student ${id} has no account`);
  return student;
}
