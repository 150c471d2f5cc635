import { and, eq, sql } from "drizzle-orm";
import type { Language } from "../i18n/languages";
import { changePoints } from "./accounts/points";
import { prepared } from "./db/prepared";
import { bookings, isSeat, seriesClasses, waitingPlaces } from "./db/schema";
import type { Database } from "./db/types";
import { tellOfBooking } from "./notices/members";
import { refusal, type Refusal } from "./refusals";
import type { Account } from "./accounts/tokens";
import { waitingBefore } from "./waiting/line";

/** Which student asks for a seat in which series class, and when; the language is that of a refusal. */
export type BookingRequest = { student: Account; classId: number; now: Date; language: Language };

const standing = prepared((db) => {
  const { students, capacity, deadline, closed } = seriesClasses;
  const own = and(
    eq(bookings.classId, seriesClasses.id),
    eq(bookings.studentId, sql.placeholder("studentId")),
    isSeat,
  );
  const before = waitingBefore(
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
 * Why the student cannot have a seat as the class stands at this moment, or undefined. Nothing is locked: a no
 * is a no, but a yes may be over when the seat is taken.
 */
export async function obstacle(
  db: Database,
  { student, classId, now }: BookingRequest,
): Promise<Refusal | undefined> {
  if (student.parentId === null) return "studentsOnly";
  const [wanted] = await standing(db).execute({
    studentId: student.id,
    classId,
    now: now.toISOString(),
  });
  if (!wanted) return "unknownClass";
  if (wanted.applied !== null) return "alreadyApplied";
  // A free seat is the first one's who waits for it.
  if (wanted.students + wanted.before >= wanted.capacity) return "classFull";
  if (wanted.closed || wanted.deadline <= now) return "deadlinePassed";
}

/**
 * Takes a seat and spends the class points of the student's parent, inside the caller's transaction. The class
 * is locked before the parent, always in that order, so that simultaneous bookings wait and never deadlock.
 * @returns seats taken, this one included.
 * @throws ProviderError notAllowed, notFound, alreadyApplied, classFull, deadlinePassed or notEnoughPoints.
 */
export async function bookSeat(tx: Database, request: BookingRequest): Promise<number> {
  const { student, classId, language, now } = request;
  const [wanted] = await tx
    .select({
      students: seriesClasses.students,
      price: seriesClasses.classPoint,
      name: seriesClasses.comboName,
    })
    .from(seriesClasses)
    .where(eq(seriesClasses.id, classId))
    .for("update");
  // In a statement of its own: one that waited for the lock would still see the bookings of before.
  const reason = await obstacle(tx, request);
  if (!wanted || student.parentId === null || reason) throw refusal(reason ?? "unknownClass", language);

  const students = wanted.students + 1;
  const id = await takeSeat(tx, { student, classId, price: wanted.price, students, language });
  await tellOfBooking(tx, { id, student, now, class: { id: classId, ...wanted } });
  return students;
}

type Seat = {
  student: Pick<Account, "id" | "parentId">;
  classId: number;
  price: number;
  /** Seats taken afterwards. */
  students: number;
  language: Language;
  /** The seat that it takes the place of. */
  movedFrom?: number;
  /** Who does it at the desk. */
  staffId?: number;
};

/**
 * Writes a seat down that is known to be free, of a class that the caller has locked, and takes its price.
 * @returns the booking's id.
 * @throws ProviderError notEnoughPoints, after which the transaction must not go on.
 */
export async function takeSeat(tx: Database, seat: Seat): Promise<number> {
  const { student, classId, price, students, language, movedFrom, staffId } = seat;
  await tx.update(seriesClasses).set({ students }).where(eq(seriesClasses.id, classId));
  await tx
    .delete(waitingPlaces)
    .where(and(eq(waitingPlaces.classId, classId), eq(waitingPlaces.studentId, student.id)));
  const [made] = await tx
    .insert(bookings)
    .values({ studentId: student.id, classId, points: price, movedFrom })
    .returning({ id: bookings.id });
  if (!made) throw new Error("an inserted row did not come back");
  const cause = { reason: "booking", bookingId: made.id, staffId } as const;
  const { after } = await changePoints(tx, student.parentId ?? 0, -price, cause);
  if (after === undefined) throw refusal("notEnoughPoints", language);
  return made.id;
}
