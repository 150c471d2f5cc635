import { findFileSeason } from "./season-files";
import type { SeasonBody } from "./season-schema";
import type { Database } from "../db/types";
import { readSeason, type SeasonName } from "./seasons";

/** Returns the season to edit: its draft, else the published one, else its file. */
export async function readEditedSeason(
  db: Database,
  name: SeasonName,
): Promise<{ body: SeasonBody; isDraft: boolean; version: number } | undefined> {
  const { draft, published, version } = await readSeason(db, name);
  const body = draft?.body ?? published?.body ?? findFileSeason(name);
  return body && { body, isDraft: draft !== undefined, version };
}
