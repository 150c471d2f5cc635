import { eq } from "drizzle-orm";
import type { Language } from "../i18n/languages";
import { localizedArt } from "../pictures/localized-art";
import { localised } from "./db/localised";
import { liveClasses, teachers } from "./db/schema";
import type { Database } from "./db/types";

type LiveRow = typeof liveClasses.$inferSelect;

/** The start of a query for live classes, each with the name of who gives it. */
export const selectLives = (db: Database) =>
  db
    .select({ row: liveClasses, teacher: teachers.nickname })
    .from(liveClasses)
    .leftJoin(teachers, eq(teachers.id, liveClasses.teacherId));

/** A live class as the calls and the account pages tell of it. */
export function liveItem(row: LiveRow, language: Language) {
  return {
    id: row.id,
    course_name: localised(row.courseName, language),
    lesson_name: localised(row.lessonName, language),
    cover_url: localizedArt(row.cover, language),
    from: row.startsAt.toISOString(),
    to: row.endsAt.toISOString(),
  };
}

/** The same with who gives it, and when it was last changed. */
export function readyLiveItem(
  { row, teacher }: { row: LiveRow; teacher: LiveRow["lessonName"] | null },
  language: Language,
) {
  return {
    ...liveItem(row, language),
    teacher_id: row.teacherId,
    teacher_name: teacher ? localised(teacher, language) : "",
    updated_at: row.updatedAt.toISOString(),
  };
}
