import { eq } from "drizzle-orm";
import type { ReadyLive, RecommendedTeacher } from "../contract/types";
import type { Language } from "../i18n/languages";
import { database } from "../db/connect";
import { localize } from "../db/localized";
import { liveClasses, teachers } from "../db/schema";
import { toReadyLiveItem, selectLives } from "../live/live-item";

/*
 * Data of the public pages of single live classes and teachers, which the public API lacks; includes past classes.
 */

/** Reads a live class, also a past one. */
export async function readLiveClass(id: number, language: Language): Promise<ReadyLive | undefined> {
  const [row] = await selectLives(await database()).where(eq(liveClasses.id, id));
  return row && toReadyLiveItem(row, language);
}

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
    description: localize(row.description, language),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Lists the ids of all live classes and teachers, each of which has a page. */
export async function listPublicIds(): Promise<{ lives: number[]; teachers: number[] }> {
  const db = await database();
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  return {
    lives: ids(await db.select({ id: liveClasses.id }).from(liveClasses)),
    teachers: ids(await db.select({ id: teachers.id }).from(teachers)),
  };
}
