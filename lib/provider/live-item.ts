import type { Language } from "../i18n/languages";
import { localizedArt } from "../pictures/localized-art";
import { localised } from "./db/localised";
import type { liveClasses } from "./db/schema";

/** A live class as the calls and the account pages tell of it. */
export function liveItem(row: typeof liveClasses.$inferSelect, language: Language) {
  return {
    id: row.id,
    course_name: localised(row.courseName, language),
    lesson_name: localised(row.lessonName, language),
    cover_url: localizedArt(row.cover, language),
    from: row.startsAt.toISOString(),
    to: row.endsAt.toISOString(),
  };
}
