import { eq } from "drizzle-orm";
import type { ReadyLive } from "../../base/contract/types";
import { database } from "../../base/db/connect";
import { liveClasses } from "./tables";
import type { Language } from "../../base/i18n/languages";
import { toReadyLiveItem, selectLives } from "./live-item";

/* The embedded provider's live classes for their public pages, which the public API lacks; includes past ones. */

/** Reads a live class, also a past one. */
export async function readLiveClass(id: number, language: Language): Promise<ReadyLive | undefined> {
  const [row] = await selectLives(await database()).where(eq(liveClasses.id, id));
  return row && toReadyLiveItem(row, language);
}

/** Lists the ids of all live classes, each of which has a page. */
export async function listLiveIds(): Promise<number[]> {
  const db = await database();
  return (await db.select({ id: liveClasses.id }).from(liveClasses)).map(({ id }) => id);
}
