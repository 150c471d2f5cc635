import { and, asc, desc, eq, gt, inArray, type SQL } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { bookings, classChanges, isSeat, lessons, seriesClasses, takesPlace } from "./tables";

/* What the pages and calendars of students and teachers show of series classes. */

/** Selects the series classes that any of the students has booked. */
export function isBookedBy(db: Database, students: readonly number[]): SQL {
  const own = db
    .select({ id: bookings.classId })
    .from(bookings)
    .where(and(inArray(bookings.studentId, [...students]), isSeat));
  return inArray(seriesClasses.id, own);
}

/** Selects the series classes of a teacher. */
export const isOfTeacher = (teacherId: number): SQL => eq(seriesClasses.teacherId, teacherId);

/** Selects a series class. */
export const isClass = (id: number): SQL => eq(seriesClasses.id, id);

/** Lists a student's bookings of seats. */
export const listBookings = (db: Database, studentId: number) =>
  db
    .select()
    .from(bookings)
    .where(and(eq(bookings.studentId, studentId), isSeat));

/** Lists the announced changes of classes, newest first. */
export async function listChanges(db: Database, classIds: readonly number[]) {
  if (classIds.length === 0) return [];
  const { classId, changed, reason, createdAt } = classChanges;
  return db
    .select({ classId, changed, reason, at: createdAt })
    .from(classChanges)
    .where(inArray(classId, [...classIds]))
    .orderBy(desc(createdAt), desc(classChanges.id));
}

/** Lists the lessons of the classes that a student has booked, with the name of the class. */
export const listBookedLessons = (db: Database, studentId: number) =>
  db
    .select({ lesson: lessons, name: seriesClasses.comboName })
    .from(bookings)
    .innerJoin(seriesClasses, eq(seriesClasses.id, bookings.classId))
    .innerJoin(lessons, eq(lessons.classId, bookings.classId))
    .where(and(eq(bookings.studentId, studentId), isSeat))
    .orderBy(lessons.startsAt, lessons.classId, lessons.position);

/** Lists a teacher's classes that take place. */
export const listTaughtClasses = (db: Database, teacherId: number) =>
  db
    .select()
    .from(seriesClasses)
    .where(and(isOfTeacher(teacherId), takesPlace))
    .orderBy(asc(seriesClasses.id));

/** Lists the lessons of these classes that end after a time, with name and link of the class. */
export const listTaughtLessons = (db: Database, teacherId: number, after: Date) =>
  db
    .select({ lesson: lessons, name: seriesClasses.comboName, meetingUrl: seriesClasses.meetingUrl })
    .from(lessons)
    .innerJoin(seriesClasses, eq(seriesClasses.id, lessons.classId))
    .where(and(isOfTeacher(teacherId), takesPlace, gt(lessons.endsAt, after)));
