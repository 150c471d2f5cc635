import { eq } from "drizzle-orm";
import type { ReadyLive, RecommendedTeacher } from "../contract/types";
import type { Language } from "../i18n/languages";
import { database } from "./db/connect";
import { localised } from "./db/localised";
import { liveClasses, teachers } from "./db/schema";
import { readyLiveItem, selectLives } from "./live-item";

/* What the public pages of one live class or one teacher show beyond the provider's calls: past classes too. */

/** A live class, over or not. */
export async function readLiveClass(id: number, language: Language): Promise<ReadyLive | undefined> {
  const [found] = await selectLives(await database()).where(eq(liveClasses.id, id));
  return found && readyLiveItem(found, language);
}

/** A teacher, recommended or not. */
export async function readTeacher(id: number, language: Language): Promise<RecommendedTeacher | undefined> {
  const db = await database();
  const [row] = await db.select().from(teachers).where(eq(teachers.id, id));
  return row && teacherItem(row, language);
}

/** A teacher as the calls describe one. */
export function teacherItem(row: typeof teachers.$inferSelect, language: Language) {
  return {
    id: row.id,
    nickname: localised(row.nickname, language),
    avatar: row.avatar,
    country: row.country,
    description: localised(row.description, language),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Ids of all live classes and teachers: each has a page. */
export async function publicIds(): Promise<{ lives: number[]; teachers: number[] }> {
  const db = await database();
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  return {
    lives: ids(await db.select({ id: liveClasses.id }).from(liveClasses)),
    teachers: ids(await db.select({ id: teachers.id }).from(teachers)),
  };
}
