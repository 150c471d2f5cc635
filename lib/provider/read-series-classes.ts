import { and, asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { OwnLesson, OwnSeriesClass } from "../account/contract";
import type { Language } from "../i18n/languages";
import { bookings, lessons, seriesClasses, teachers } from "./db/schema";
import { localised } from "./db/localised";
import type { Database } from "./db/types";
import { paged, rowsOf } from "./paging";

type Asked = {
  where: SQL | undefined;
  page: { page: number; per_page: number };
  language: Language;
  /** Whose bookings are marked. */
  studentId: number | undefined;
  now: Date;
};

/** A page of series classes: those still open first, the next to close before the others. */
export async function readSeriesClasses(db: Database, { where, page, language, studentId, now }: Asked) {
  const { limit, offset } = rowsOf(page);
  const rows = await db
    .select({ row: seriesClasses, teacher: teachers, booking: bookings.id })
    .from(seriesClasses)
    .innerJoin(teachers, eq(teachers.id, seriesClasses.teacherId))
    .leftJoin(bookings, and(eq(bookings.classId, seriesClasses.id), eq(bookings.studentId, studentId ?? 0)))
    .where(where)
    .orderBy(
      asc(sql`${seriesClasses.deadline} <= ${now.toISOString()}::timestamptz`),
      asc(seriesClasses.deadline),
      asc(seriesClasses.id),
    )
    .limit(limit)
    .offset(offset);
  const lessonsOf = await readLessons(
    db,
    rows.map(({ row }) => row.id),
    language,
  );
  const list = rows.map(({ row, teacher, booking }): OwnSeriesClass => ({
    id: row.id,
    class_id: row.id,
    combo_name: localised(row.comboName, language),
    course_mode: row.courseMode,
    level: row.level,
    teacher_id: teacher.id,
    teacher_name: localised(teacher.nickname, language),
    teacher_avatar: teacher.avatar,
    teacher_description: localised(teacher.description, language),
    teacher_region: teacher.country,
    description: localised(row.description, language),
    class_point: row.classPoint,
    lesson_number: lessonsOf.get(row.id)?.length ?? 0,
    lesson_list: lessonsOf.get(row.id) ?? [],
    deadline: row.deadline.toISOString(),
    is_apply: booking !== null,
    length: row.length,
    class_capacity: row.capacity,
    students: row.students,
  }));
  return paged(page, await db.$count(seriesClasses, where), list);
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
      lesson_name: localised(row.name, language),
      from: row.startsAt.toISOString(),
      to: row.endsAt.toISOString(),
    });
    byClass.set(row.classId, list);
  }
  return byClass;
}
