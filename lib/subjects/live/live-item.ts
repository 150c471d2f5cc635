import { eq } from "drizzle-orm";
import type { Language } from "../../base/i18n/languages";
import { localizedArt } from "../../engines/pictures/localized-art";
import { localize } from "../../base/db/localized";
import { liveClasses } from "./tables";
import { teachers } from "../teachers/tables";
import type { Database } from "../../base/db/types";

type LiveRow = typeof liveClasses.$inferSelect;

/** Starts a query for live classes with their teacher's name. */
export const selectLives = (db: Database) =>
  db
    .select({ row: liveClasses, teacher: teachers.nickname })
    .from(liveClasses)
    .leftJoin(teachers, eq(teachers.id, liveClasses.teacherId));

/** Finds a live class with its teacher's name. */
export async function findLive(db: Database, id: number) {
  const [found] = await selectLives(db).where(eq(liveClasses.id, id));
  return found;
}

/** Converts a live class for the public API and the account pages. */
export function toLiveItem(row: LiveRow, language: Language) {
  return {
    id: row.id,
    course_name: localize(row.courseName, language),
    lesson_name: localize(row.lessonName, language),
    cover_url: localizedArt(row.cover, language),
    from: row.startsAt.toISOString(),
    to: row.endsAt.toISOString(),
  };
}

/** Like `toLiveItem`, with the teacher and the time of the last change. */
export function toReadyLiveItem(
  { row, teacher }: { row: LiveRow; teacher: LiveRow["lessonName"] | null },
  language: Language,
) {
  return {
    ...toLiveItem(row, language),
    teacher_id: row.teacherId,
    teacher_name: teacher ? localize(teacher, language) : "",
    updated_at: row.updatedAt.toISOString(),
  };
}
