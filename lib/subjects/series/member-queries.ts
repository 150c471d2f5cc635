import { and, asc, desc, eq, exists, gt, gte, inArray, isNotNull, not, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import {
  bookings,
  canceledLessons,
  classChanges,
  isSeat,
  lessonChanges,
  lessons,
  lessonTeacher,
  seatLessons,
  seriesClasses,
  takesPlace,
} from "./tables";

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

/** Selects the series classes of which a teacher gives a lesson, also as a substitute. */
export function isTaughtBy(db: Database, teacherId: number): SQL {
  const taught = db
    .select({ one: sql`1` })
    .from(lessons)
    .where(and(eq(lessons.classId, seriesClasses.id), eq(lessonTeacher, teacherId)));
  return exists(taught);
}

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

/** Lists the announced changes of lessons of a student's seats since each booking, newest first, with points given back. */
export async function listLessonChanges(db: Database, studentId: number) {
  const { id, lessonId, kind, startsAt, newStartsAt, teacherId, reason, createdAt } = lessonChanges;
  return db
    .select({
      ...{ id, kind, startsAt, newStartsAt, teacherId, reason, bookingId: bookings.id },
      points: seatLessons.points,
    })
    .from(lessonChanges)
    .innerJoin(bookings, eq(bookings.classId, lessonChanges.classId))
    .leftJoin(
      seatLessons,
      and(
        eq(seatLessons.bookingId, bookings.id),
        eq(seatLessons.lessonId, lessonId),
        isNotNull(seatLessons.givenBackAt),
      ),
    )
    .where(and(eq(bookings.studentId, studentId), isSeat, gte(createdAt, bookings.createdAt)))
    .orderBy(desc(createdAt), desc(id));
}

/**
 * Lists the announced changes of a teacher's lessons after a time, newest first: of lessons that the teacher gives or
 * would have given, and of lessons given to or taken over from the teacher of the class.
 */
export async function listTaughtChanges(db: Database, teacherId: number, after: Date) {
  const { id, kind, startsAt, newStartsAt, reason, createdAt, lessonId } = lessonChanges;
  const teacher = sql`coalesce(${lessons.teacherId}, ${canceledLessons.teacherId}, ${seriesClasses.teacherId})`;
  const isSubstituted = eq(kind, "substituted");
  return db
    .select({
      ...{ id, kind, startsAt, newStartsAt, reason, teacherId: lessonChanges.teacherId },
      name: seriesClasses.comboName,
    })
    .from(lessonChanges)
    .innerJoin(seriesClasses, eq(seriesClasses.id, lessonChanges.classId))
    .leftJoin(lessons, eq(lessons.id, lessonId))
    .leftJoin(canceledLessons, eq(canceledLessons.id, lessonId))
    .where(
      and(
        gt(createdAt, after),
        or(
          and(not(isSubstituted), eq(teacher, teacherId)),
          and(
            isSubstituted,
            or(eq(lessonChanges.teacherId, teacherId), eq(seriesClasses.teacherId, teacherId)),
          ),
        ),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(maxTaughtChanges);
}

const maxTaughtChanges = 50;

/** Lists the lessons of the classes that a student has booked, with the name of the class. */
export const listBookedLessons = (db: Database, studentId: number) =>
  db
    .select({ lesson: lessons, name: seriesClasses.comboName })
    .from(bookings)
    .innerJoin(seriesClasses, eq(seriesClasses.id, bookings.classId))
    .innerJoin(lessons, eq(lessons.classId, bookings.classId))
    .where(and(eq(bookings.studentId, studentId), isSeat))
    .orderBy(lessons.startsAt, lessons.classId, lessons.position);

/** Lists the ids of the lessons of a class that a teacher gives. */
export async function listTaughtIds(
  db: Database,
  teacherId: number,
  classId: number,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(seriesClasses, eq(seriesClasses.id, lessons.classId))
    .where(and(isClass(classId), eq(lessonTeacher, teacherId)));
  return new Set(rows.map(({ id }) => id));
}

/** Lists the classes of which a teacher gives a lesson, if they take place. */
export const listTaughtClasses = (db: Database, teacherId: number) =>
  db
    .select()
    .from(seriesClasses)
    .where(and(isTaughtBy(db, teacherId), takesPlace))
    .orderBy(asc(seriesClasses.id));

/** Lists the lessons of a teacher that end after a time and take place, with name and teacher of the class. */
export const listTaughtLessons = (db: Database, teacherId: number, after: Date) =>
  db
    .select({
      lesson: lessons,
      name: seriesClasses.comboName,
      meetingUrl: seriesClasses.meetingUrl,
      classTeacherId: seriesClasses.teacherId,
    })
    .from(lessons)
    .innerJoin(seriesClasses, eq(seriesClasses.id, lessons.classId))
    .where(and(eq(lessonTeacher, teacherId), takesPlace, gt(lessons.endsAt, after)));
