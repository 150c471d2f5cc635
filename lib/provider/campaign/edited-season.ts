import { seasonFileOf } from "../../campaign/season-files";
import type { SeasonBody } from "../../campaign/season-schema";
import type { Database } from "../db/types";
import { readSeason, type SeasonName } from "./seasons";

/** A season as an editor sees it: its draft, else what is published, else its file. */
export async function editedSeason(
  db: Database,
  name: SeasonName,
): Promise<{ body: SeasonBody; isDraft: boolean; version: number } | undefined> {
  const { draft, published, version } = await readSeason(db, name);
  const body = draft?.body ?? published?.body ?? seasonFileOf(name);
  return body && { body, isDraft: draft !== undefined, version };
}
