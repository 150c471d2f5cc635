import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  min,
  or,
  sql,
} from "drizzle-orm";
import type { Localized } from "../../base/db/localized";
import type { Database } from "../../base/db/types";
import type { TimeRange } from "../../engines/busy-times/busy-times";
import {
  bookings,
  canceledLessons,
  isSeat,
  lessonChanges,
  lessons,
  lessonTeacher,
  seatLessons,
  seriesClasses,
  takesPlace,
  waitingPlaces,
} from "./tables";

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

/** Reads the class and the student of bookings, by booking. */
export async function readBookedNames(
  db: Database,
  bookingIds: readonly number[],
): Promise<ReadonlyMap<number, { className: Localized; studentId: number }>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .select({ id: bookings.id, className: seriesClasses.comboName, studentId: bookings.studentId })
    .from(bookings)
    .innerJoin(seriesClasses, eq(seriesClasses.id, bookings.classId))
    .where(inArray(bookings.id, [...new Set(bookingIds)]));
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}

/** Lists the students with a seat in a class. */
export async function listSeatedStudents(db: Database, classId: number): Promise<number[]> {
  const rows = await db
    .select({ id: bookings.studentId })
    .from(bookings)
    .where(and(eq(bookings.classId, classId), isSeat));
  return rows.map(({ id }) => id);
}

/** Lists the ids of the classes of a teacher, and of those in which the teacher substitutes. */
export async function listClassIds(db: Database, teacherId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: seriesClasses.id })
    .from(seriesClasses)
    .leftJoin(lessons, and(eq(lessons.classId, seriesClasses.id), eq(lessons.teacherId, teacherId)))
    .where(or(eq(seriesClasses.teacherId, teacherId), isNotNull(lessons.id)));
  return rows.map(({ id }) => id);
}

/** Lists the classes with lessons ahead, the next first, with how many have a spot and how many wait. */
export const listClassGroups = (db: Database, now: Date) =>
  db
    .select({
      id: seriesClasses.id,
      name: seriesClasses.comboName,
      seats: sql<number>`(select count(*)::int from ${bookings} where ${bookings.classId} = ${seriesClasses.id} and ${isSeat})`,
      waiting: sql<number>`(select count(*)::int from ${waitingPlaces} where ${waitingPlaces.classId} = ${seriesClasses.id})`,
    })
    .from(seriesClasses)
    .innerJoin(lessons, eq(lessons.classId, seriesClasses.id))
    .where(gt(lessons.endsAt, now))
    .groupBy(seriesClasses.id)
    .orderBy(min(lessons.startsAt), asc(seriesClasses.id));

/** Lists the students on the waiting list of a class. */
export async function listQueuedStudents(db: Database, classId: number): Promise<number[]> {
  const rows = await db
    .select({ id: waitingPlaces.studentId })
    .from(waitingPlaces)
    .where(eq(waitingPlaces.classId, classId));
  return rows.map(({ id }) => id);
}

/** Lists the students with lessons of a teacher ahead. */
export async function listStudentsOfTeacher(db: Database, teacherId: number, now: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: bookings.studentId })
    .from(bookings)
    .innerJoin(seriesClasses, eq(seriesClasses.id, bookings.classId))
    .innerJoin(lessons, eq(lessons.classId, seriesClasses.id))
    .where(and(isSeat, eq(lessonTeacher, teacherId), gt(lessons.endsAt, now)));
  return rows.map(({ id }) => id);
}

/** Whether a teacher has a lesson of a series class that has not ended. */
export async function hasLessonAhead(db: Database, teacherId: number, now: Date): Promise<boolean> {
  const [lesson] = await db
    .select({ classId: lessons.classId })
    .from(lessons)
    .innerJoin(seriesClasses, eq(seriesClasses.id, lessons.classId))
    .where(and(eq(lessonTeacher, teacherId), gt(lessons.endsAt, now)))
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
      lessonId: lessons.id,
      startsAt: lessons.startsAt,
      endsAt: lessons.endsAt,
      teacherId: lessonTeacher,
      mode: seriesClasses.courseMode,
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

const attendedLesson = {
  id: lessons.id,
  classId: lessons.classId,
  name: lessons.name,
  className: seriesClasses.comboName,
  startsAt: lessons.startsAt,
  endsAt: lessons.endsAt,
  teacherId: lessonTeacher,
};

/** Finds a lesson by its id and locks it until the transaction ends, so that it is not moved at the same time. */
export async function lockLesson(tx: Database, id: number) {
  const [lesson] = await tx
    .select(attendedLesson)
    .from(lessons)
    .innerJoin(seriesClasses, eq(seriesClasses.id, lessons.classId))
    .where(eq(lessons.id, id))
    .for("update", { of: lessons });
  return lesson;
}

type LessonFilter = {
  ids?: readonly number[];
  classIds?: readonly number[];
  teacherId?: number;
  range?: TimeRange;
};

/** Lists lessons by id, class, teacher or time of their start, the latest first. */
export const listAttendedLessons = (db: Database, { ids, classIds, teacherId, range }: LessonFilter) =>
  db
    .select(attendedLesson)
    .from(lessons)
    .innerJoin(seriesClasses, eq(seriesClasses.id, lessons.classId))
    .where(
      and(
        ids && inArray(lessons.id, [...ids]),
        classIds && inArray(lessons.classId, [...classIds]),
        teacherId === undefined ? undefined : eq(lessonTeacher, teacherId),
        range && and(gt(lessons.startsAt, range.from), lte(lessons.startsAt, range.until)),
      ),
    )
    .orderBy(desc(lessons.startsAt), asc(lessons.id));

/** Reads what students paid for lessons and did not get back, in class points, by lesson and student. */
export async function readLessonShares(
  db: Database,
  lessonIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlyMap<number, number>>> {
  const shares = new Map<number, Map<number, number>>();
  if (lessonIds.length === 0) return shares;
  const { lessonId, points, givenBackAt } = seatLessons;
  const rows = await db
    .select({ lessonId, studentId: bookings.studentId, points: sql<number>`sum(${points})::int` })
    .from(seatLessons)
    .innerJoin(bookings, eq(bookings.id, seatLessons.bookingId))
    .where(and(inArray(lessonId, [...lessonIds]), isNull(givenBackAt)))
    .groupBy(lessonId, bookings.studentId);
  for (const row of rows) {
    const ofLesson = shares.get(row.lessonId) ?? new Map<number, number>();
    shares.set(row.lessonId, ofLesson.set(row.studentId, row.points));
  }
  return shares;
}

/** Lists who had a seat in lessons: booked before the end of the lesson, and not ended before its start. */
export async function listLessonStudents(db: Database, lessonIds: readonly number[]) {
  if (lessonIds.length === 0) return [];
  return db
    .select({ lessonId: lessons.id, studentId: bookings.studentId })
    .from(lessons)
    .innerJoin(bookings, eq(bookings.classId, lessons.classId))
    .where(
      and(
        inArray(lessons.id, [...lessonIds]),
        lt(bookings.createdAt, lessons.endsAt),
        or(isSeat, gt(bookings.endedAt, lessons.startsAt)),
      ),
    )
    .groupBy(lessons.id, bookings.studentId);
}

/** Lists the kinds of classes in which each teacher gives lessons, of all times. */
export const listTaughtModes = (db: Database) =>
  db
    .selectDistinct({ teacherId: lessonTeacher, mode: seriesClasses.courseMode })
    .from(lessons)
    .innerJoin(seriesClasses, eq(seriesClasses.id, lessons.classId));

/** Lists the lessons that started in a range, have ended and had a student. */
export const listHeldLessons = (db: Database, { from, until }: TimeRange, now: Date) =>
  db
    .select({ ...attendedLesson, mode: seriesClasses.courseMode })
    .from(lessons)
    .innerJoin(seriesClasses, eq(seriesClasses.id, lessons.classId))
    .where(
      and(
        gte(lessons.startsAt, from),
        lt(lessons.startsAt, until),
        lte(lessons.endsAt, now),
        exists(
          db
            .select({ id: bookings.id })
            .from(bookings)
            .where(
              and(
                eq(bookings.classId, lessons.classId),
                lt(bookings.createdAt, lessons.endsAt),
                or(isSeat, gt(bookings.endedAt, lessons.startsAt)),
              ),
            ),
        ),
      ),
    );

/** Finds the teachers who would have given lessons before the first substitute was chosen, by lesson. */
export async function readReplacedTeachers(
  db: Database,
  lessonIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (lessonIds.length === 0) return new Map();
  const rows = await db
    .select({ lessonId: lessonChanges.lessonId, teacherId: lessonChanges.replacedTeacherId })
    .from(lessonChanges)
    .where(and(inArray(lessonChanges.lessonId, [...lessonIds]), isNotNull(lessonChanges.replacedTeacherId)))
    .orderBy(desc(lessonChanges.id));
  return new Map(
    rows.flatMap(({ lessonId, teacherId }) => (teacherId === null ? [] : [[lessonId, teacherId]])),
  );
}

/** Lists the canceled lessons of a range that had a student. */
export const listCanceledBetween = (db: Database, { from, until }: TimeRange) =>
  db
    .select({
      teacherId: canceledLessons.teacherId,
      startsAt: canceledLessons.startsAt,
      canceledAt: canceledLessons.canceledAt,
      mode: seriesClasses.courseMode,
    })
    .from(canceledLessons)
    .innerJoin(seriesClasses, eq(seriesClasses.id, canceledLessons.classId))
    .where(
      and(
        gte(canceledLessons.startsAt, from),
        lt(canceledLessons.startsAt, until),
        exists(
          db
            .select({ id: bookings.id })
            .from(bookings)
            .where(
              and(
                eq(bookings.classId, canceledLessons.classId),
                lte(bookings.createdAt, canceledLessons.canceledAt),
                or(isSeat, gt(bookings.endedAt, canceledLessons.canceledAt)),
              ),
            ),
        ),
      ),
    );

/** A 1-on-1 class that can be booked: its price in class points, the minutes of a lesson, and how many lessons it has. */
export type OneToOneOffer = { id: number; points: number; length: number; lessons: number };

/** Lists the 1-on-1 classes that can be booked at an instant. */
export const listOneToOneOffers = (db: Database, at: Date): Promise<OneToOneOffer[]> =>
  db
    .select({
      id: seriesClasses.id,
      points: seriesClasses.classPoint,
      length: seriesClasses.length,
      lessons: count(lessons.id),
    })
    .from(seriesClasses)
    .innerJoin(lessons, eq(lessons.classId, seriesClasses.id))
    .where(
      and(
        eq(seriesClasses.courseMode, "one-to-one"),
        eq(seriesClasses.closed, false),
        gt(seriesClasses.deadline, at),
      ),
    )
    .groupBy(seriesClasses.id);
