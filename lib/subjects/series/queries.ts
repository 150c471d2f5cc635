import { and, asc, count, eq, gt, isNotNull, lt } from "drizzle-orm";
import type { Localized } from "../../base/db/localized";
import type { Database } from "../../base/db/types";
import type { TimeRange } from "../../engines/busy-times/busy-times";
import { bookings, isSeat, lessons, seriesClasses, takesPlace, waitingPlaces } from "./tables";

/* What other subjects ask about series classes. */

/** Whether there are series classes, or any from the demo content. */
export async function hasClasses(db: Database, { onlyDemo = false } = {}): Promise<boolean> {
  return (await db.$count(seriesClasses, onlyDemo ? isNotNull(seriesClasses.demoKey) : undefined)) > 0;
}

/** Finds the name of a class by its id. */
export async function findClassName(
  db: Database,
  id: number,
): Promise<{ id: number; name: Localized } | undefined> {
  const [seriesClass] = await db
    .select({ id: seriesClasses.id, name: seriesClasses.comboName })
    .from(seriesClasses)
    .where(eq(seriesClasses.id, id));
  return seriesClass;
}

/** Lists the students with a seat in a class. */
export async function listSeatedStudents(db: Database, classId: number): Promise<number[]> {
  const rows = await db
    .select({ id: bookings.studentId })
    .from(bookings)
    .where(and(eq(bookings.classId, classId), isSeat));
  return rows.map(({ id }) => id);
}

/** Lists the ids of a teacher's classes. */
export async function listClassIds(db: Database, teacherId: number): Promise<number[]> {
  const rows = await db
    .select({ id: seriesClasses.id })
    .from(seriesClasses)
    .where(eq(seriesClasses.teacherId, teacherId));
  return rows.map(({ id }) => id);
}

/** Whether a teacher has a lesson of a series class that has not ended. */
export async function hasLessonAhead(db: Database, teacherId: number, now: Date): Promise<boolean> {
  const [lesson] = await db
    .select({ classId: lessons.classId })
    .from(lessons)
    .innerJoin(seriesClasses, eq(seriesClasses.id, lessons.classId))
    .where(and(eq(seriesClasses.teacherId, teacherId), gt(lessons.endsAt, now)))
    .limit(1);
  return lesson !== undefined;
}

/** Lists the lessons that overlap a range and take place, in the order of their start. */
export const listLessonsBetween = (db: Database, { from, until }: TimeRange) =>
  db
    .select({
      id: seriesClasses.id,
      name: seriesClasses.comboName,
      lessonName: lessons.name,
      startsAt: lessons.startsAt,
      endsAt: lessons.endsAt,
      teacherId: seriesClasses.teacherId,
      seats: seriesClasses.students,
      capacity: seriesClasses.capacity,
    })
    .from(lessons)
    .innerJoin(seriesClasses, eq(seriesClasses.id, lessons.classId))
    .where(and(takesPlace, lt(lessons.startsAt, until), gt(lessons.endsAt, from)))
    .orderBy(asc(lessons.startsAt), asc(seriesClasses.id));

/** Counts the places on the waiting lists of classes that can still be booked. */
export async function countWaiting(db: Database, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(waitingPlaces)
    .innerJoin(seriesClasses, eq(seriesClasses.id, waitingPlaces.classId))
    .where(and(eq(seriesClasses.closed, false), gt(seriesClasses.deadline, now)));
  return row?.count ?? 0;
}
