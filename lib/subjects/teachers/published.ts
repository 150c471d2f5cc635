import { eq } from "drizzle-orm";
import type { RecommendedTeacher } from "../../base/contract/types";
import { database } from "../../base/db/connect";
import { localize } from "../../base/db/localized";
import { teachers } from "./tables";
import type { Language } from "../../base/i18n/languages";

/* The embedded provider's teachers for their public pages, which the public API lacks. */

/** Reads a teacher, also one that is not recommended. */
export async function readTeacher(id: number, language: Language): Promise<RecommendedTeacher | undefined> {
  const db = await database();
  const [row] = await db.select().from(teachers).where(eq(teachers.id, id));
  return row && toTeacherItem(row, language);
}

/** Converts a teacher for the public API. */
export function toTeacherItem(row: typeof teachers.$inferSelect, language: Language) {
  return {
    id: row.id,
    nickname: localize(row.nickname, language),
    avatar: row.avatar,
    country: row.country,
    languages: row.languages,
    video_url: row.video,
    introduction_url: row.introduction,
    description: localize(row.description, language),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Lists the ids of all teachers, each of whom has a page. */
export async function listTeacherIds(): Promise<number[]> {
  const db = await database();
  return (await db.select({ id: teachers.id }).from(teachers)).map(({ id }) => id);
}
