import { and, asc, count, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { OwnLesson, OwnSeriesClass } from "./own-class";
import type { Language } from "../../base/i18n/languages";
import { bookings, isSeat, lessons, seriesClasses } from "./tables";
import { teachers } from "../teachers/tables";
import { localize } from "../../base/db/localized";
import type { Database } from "../../base/db/types";
import { toPage, toLimitOffset } from "../../base/db/paging";
import { countWaitingBefore } from "./bookings/waiting-list";
import { localizedArt } from "../../engines/pictures/localized-art";

type SeriesClassQuery = {
  where: SQL | undefined;
  page: { page: number; per_page: number };
  language: Language;
  /** The students whose bookings are marked: `is_apply` requires that all of them have a seat. */
  students: readonly number[];
  now: Date;
};

/** Joins ids for an SQL `in (...)`. */
const joinIds = (students: readonly number[]) =>
  students.length > 0
    ? sql.join(
        students.map((id) => sql`${id}`),
        sql`, `,
      )
    : undefined;

/**
 * Reads a page of series classes: bookable ones first, then full and closed ones; each by deadline. Seats reserved for
 * others on the waiting list count as taken.
 */
export async function readSeriesClasses(
  db: Database,
  { where, page, language, students, now }: SeriesClassQuery,
) {
  const { limit, offset } = toLimitOffset(page);
  const at = sql`${now.toISOString()}::timestamptz`;
  const before = countWaitingBefore(joinIds(students), at);
  const rows = await db
    .select({ row: seriesClasses, before, teacher: teachers, seats: countOwnSeats(db, students) })
    .from(seriesClasses)
    .innerJoin(teachers, eq(teachers.id, seriesClasses.teacherId))
    .where(where)
    .orderBy(
      asc(sql`${seriesClasses.deadline} <= ${at}`),
      asc(sql`${seriesClasses.students} >= ${seriesClasses.capacity}`),
      asc(seriesClasses.deadline),
      asc(seriesClasses.id),
    )
    .limit(limit)
    .offset(offset);
  const lessonsByClass = await readLessons(
    db,
    rows.map(({ row }) => row.id),
    language,
  );
  const list = rows.map(({ row, teacher, seats, before: reserved }): OwnSeriesClass => ({
    id: row.id,
    class_id: row.id,
    combo_name: localize(row.comboName, language),
    course_mode: row.courseMode,
    level: row.level,
    cover_url: localizedArt(row.cover, language),
    teacher_id: teacher.id,
    teacher_name: localize(teacher.nickname, language),
    teacher_avatar: teacher.avatar,
    teacher_description: localize(teacher.description, language),
    teacher_region: teacher.country,
    teacher_introduction: teacher.introduction,
    description: localize(row.description, language),
    class_point: row.classPoint,
    lesson_number: lessonsByClass.get(row.id)?.length ?? 0,
    lesson_list: lessonsByClass.get(row.id) ?? [],
    deadline: row.deadline.toISOString(),
    is_apply: students.length > 0 && Number(seats) === students.length,
    length: row.length,
    class_capacity: row.capacity,
    students: Math.min(row.students + reserved, row.capacity),
    updated_at: row.updatedAt.toISOString(),
  }));
  return toPage(page, await db.$count(seriesClasses, where), list);
}

/** Counts the seats of the students in the class. */
function countOwnSeats(db: Database, students: readonly number[]): SQL<number> {
  if (students.length === 0) return sql<number>`0`;
  const ownBookings = and(
    eq(bookings.classId, seriesClasses.id),
    inArray(bookings.studentId, [...students]),
    isSeat,
  );
  return sql<number>`(${db.select({ n: count() }).from(bookings).where(ownBookings)})`;
}

async function readLessons(db: Database, classIds: number[], language: Language) {
  const byClass = new Map<number, OwnLesson[]>();
  if (classIds.length === 0) return byClass;
  const rows = await db
    .select()
    .from(lessons)
    .where(inArray(lessons.classId, classIds))
    .orderBy(asc(lessons.classId), asc(lessons.position));
  for (const row of rows) {
    const list = byClass.get(row.classId) ?? [];
    list.push({
      lesson_id: row.id,
      lesson_name: localize(row.name, language),
      from: row.startsAt.toISOString(),
      to: row.endsAt.toISOString(),
    });
    byClass.set(row.classId, list);
  }
  return byClass;
}
