import { and, asc, eq, isNull, sql, sum } from "drizzle-orm";
import type { Database } from "../../../base/db/types";
import { findRecord } from "../../../engines/content/records";
import {
  bookings,
  canceledLessons,
  isSeat,
  lessons,
  lessonTeacher,
  seatLessons,
  seriesClasses,
} from "../tables";
import type { PlannedLesson } from "./plan";

/** Reads the lessons of a class with their teachers, in order. */
export async function readPlannedLessons(
  db: Database,
  classId: number,
): Promise<(PlannedLesson & { id: number })[]> {
  const { id, name, startsAt, endsAt, meetingUrl } = lessons;
  return db
    .select({ id, name, startsAt, endsAt, meetingUrl, teacherId: lessonTeacher })
    .from(lessons)
    .innerJoin(seriesClasses, eq(seriesClasses.id, lessons.classId))
    .where(eq(lessons.classId, classId))
    .orderBy(asc(lessons.position));
}

/** Lists the canceled lessons of a class, by start. */
export const listCanceledLessons = (db: Database, classId: number) =>
  db
    .select()
    .from(canceledLessons)
    .where(eq(canceledLessons.classId, classId))
    .orderBy(asc(canceledLessons.startsAt));

/** Finds a class. */
export async function findClass(
  db: Database,
  id: number,
): Promise<typeof seriesClasses.$inferSelect | undefined> {
  const [row] = await db.select().from(seriesClasses).where(eq(seriesClasses.id, id));
  return row;
}

/** The version of a class, which each change at the desk increments. */
export const readClassVersion = async (db: Database, id: number): Promise<number> =>
  (await findRecord(db, { kind: "series", id }))?.version ?? 0;

/** What the students of a class paid, in class points: the sum of the other three. */
export type PaidPoints = { paid: number; held: number; ahead: number; givenBack: number };

/** Sums the shares of the seats that are taken by what became of their lessons. */
export async function readPaidPoints(db: Database, classId: number, now: Date): Promise<PaidPoints> {
  const isAhead = sql`exists (select from ${lessons} where ${lessons.id} = ${seatLessons.lessonId} and ${lessons.endsAt} > ${now.toISOString()}::timestamptz)`;
  const pointsIf = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${seatLessons.points}) filter (where ${condition}), 0)::int`;
  const [row] = await db
    .select({
      held: pointsIf(sql`${seatLessons.givenBackAt} is null and not ${isAhead}`),
      ahead: pointsIf(sql`${seatLessons.givenBackAt} is null and ${isAhead}`),
      givenBack: pointsIf(sql`${seatLessons.givenBackAt} is not null`),
    })
    .from(seatLessons)
    .innerJoin(bookings, eq(bookings.id, seatLessons.bookingId))
    .where(and(eq(bookings.classId, classId), isSeat));
  const [price] = await db
    .select({ paid: sum(bookings.points) })
    .from(bookings)
    .where(and(eq(bookings.classId, classId), isSeat));
  return { paid: Number(price?.paid ?? 0), ...(row ?? { held: 0, ahead: 0, givenBack: 0 }) };
}

/** A seat's share of a lesson. */
export type LessonShare = { bookingId: number; studentId: number; points: number };

/** Lists the shares of a lesson that were not given back, of seats that are taken. */
export const listShares = (db: Database, lessonId: number): Promise<LessonShare[]> =>
  db
    .select({ bookingId: bookings.id, studentId: bookings.studentId, points: seatLessons.points })
    .from(seatLessons)
    .innerJoin(bookings, eq(bookings.id, seatLessons.bookingId))
    .where(and(eq(seatLessons.lessonId, lessonId), isNull(seatLessons.givenBackAt), isSeat))
    .orderBy(asc(bookings.id));
