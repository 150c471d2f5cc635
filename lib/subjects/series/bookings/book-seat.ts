import { and, eq, sql } from "drizzle-orm";
import type { Language } from "../../../base/i18n/languages";
import { currentRuleId } from "../../rules/queries";
import { changePoints } from "../../points/points";
import { cachedQuery } from "../../../base/db/cached-query";
import { bookings, isSeat, seriesClasses, waitingPlaces } from "../tables";
import type { Database } from "../../../base/db/types";
import { notifyOfBooking } from "./notify";
import { refusal, type RefusalName } from "../../../engines/calls/refusals";
import type { Account } from "../../identity/tokens";
import { insertSeatLessons } from "./seat-lessons";
import { countWaitingBefore } from "./waiting-list";

/** A student's request for a seat in a series class. `language` is that of a refusal. */
export type BookingRequest = { student: Account; classId: number; now: Date; language: Language };

const bookingState = cachedQuery((db) => {
  const { students, capacity, deadline, closed } = seriesClasses;
  const own = and(
    eq(bookings.classId, seriesClasses.id),
    eq(bookings.studentId, sql.placeholder("studentId")),
    isSeat,
  );
  const before = countWaitingBefore(
    sql`${sql.placeholder("studentId")}`,
    sql`${sql.placeholder("now")}::timestamptz`,
  );
  return db
    .select({ students, capacity, deadline, closed, applied: bookings.id, before })
    .from(seriesClasses)
    .leftJoin(bookings, own)
    .where(eq(seriesClasses.id, sql.placeholder("classId")))
    .prepare("");
});

/**
 * Returns why the student cannot book at this moment, or undefined. Nothing is locked: a seat that is free now may be
 * taken before it is booked.
 */
export async function findBookingError(
  db: Database,
  { student, classId, now }: BookingRequest,
): Promise<RefusalName | undefined> {
  if (student.parentId === null) return "studentsOnly";
  const [seriesClass] = await bookingState(db).execute({
    studentId: student.id,
    classId,
    now: now.toISOString(),
  });
  if (!seriesClass) return "unknownClass";
  if (seriesClass.applied !== null) return "alreadyApplied";
  // Free seats are reserved for students ahead on the waiting list.
  if (seriesClass.students + seriesClass.before >= seriesClass.capacity) return "classFull";
  if (seriesClass.closed || seriesClass.deadline <= now) return "deadlinePassed";
}

/**
 * Books a seat and spends the class points of the student's parent, inside the caller's transaction. The class is
 * always locked before the parent, so that concurrent bookings wait and never deadlock.
 * @returns the number of taken seats, including this one.
 * @throws ProviderError notAllowed, notFound, alreadyApplied, classFull, deadlinePassed or notEnoughPoints.
 */
export async function bookSeat(tx: Database, request: BookingRequest): Promise<number> {
  const { student, classId, language, now } = request;
  const [seriesClass] = await tx
    .select({
      students: seriesClasses.students,
      price: seriesClasses.classPoint,
      name: seriesClasses.comboName,
    })
    .from(seriesClasses)
    .where(eq(seriesClasses.id, classId))
    .for("update");
  // A separate statement: one that waited for the lock would still see the bookings from before the wait.
  const reason = await findBookingError(tx, request);
  if (!seriesClass || student.parentId === null || reason) throw refusal(reason ?? "unknownClass", language);

  const students = seriesClass.students + 1;
  const id = await insertBooking(tx, { student, classId, price: seriesClass.price, students, language, now });
  await notifyOfBooking(tx, { id, student, now, class: { id: classId, ...seriesClass } });
  return students;
}

type NewBooking = {
  student: Pick<Account, "id" | "parentId">;
  classId: number;
  price: number;
  /** Taken seats after this booking. */
  students: number;
  language: Language;
  now: Date;
  /** The booking that this one replaces. */
  movedFrom?: number;
  /** The staff member, if booked at the desk, and their note for staff. */
  staffId?: number;
  note?: string | null;
};

/**
 * Inserts a booking for a seat known to be free, of a class that the caller has locked, and charges its price.
 * @returns the booking's id.
 * @throws ProviderError notEnoughPoints; the caller must then roll back.
 */
export async function insertBooking(tx: Database, seat: NewBooking): Promise<number> {
  const { student, classId, price, students, language, now, movedFrom, staffId, note } = seat;
  await tx.update(seriesClasses).set({ students }).where(eq(seriesClasses.id, classId));
  await tx
    .delete(waitingPlaces)
    .where(and(eq(waitingPlaces.classId, classId), eq(waitingPlaces.studentId, student.id)));
  const [booking] = await tx
    .insert(bookings)
    .values({
      studentId: student.id,
      classId,
      points: price,
      movedFrom,
      staffId,
      note,
      ruleId: currentRuleId("series"),
    })
    .returning({ id: bookings.id });
  if (!booking) throw new Error("the insert returned no row");
  await insertSeatLessons(tx, { bookingId: booking.id, classId, price, now });
  const cause = { reason: "booking", bookingId: booking.id, staffId, now } as const;
  const { after } = await changePoints(tx, student.parentId ?? 0, -price, cause);
  if (after === undefined) throw refusal("notEnoughPoints", language);
  return booking.id;
}
