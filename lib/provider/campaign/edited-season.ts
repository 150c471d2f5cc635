import { seasonFiles } from "../../campaign/season-files";
import type { SeasonBody } from "../../campaign/season-schema";
import type { Database } from "../db/types";
import { readSeason, type SeasonName } from "./seasons";

/** A season as an editor sees it: its draft, else what is published, else its file. `draft` is the draft's version, 0 without. */
export async function editedSeason(
  db: Database,
  name: SeasonName,
): Promise<{ body: SeasonBody; draft: number } | undefined> {
  const draft = await readSeason(db, name, "draft");
  const kept = draft ?? (await readSeason(db, name, "published"));
  const isNamed = ({ body }: { body: SeasonBody }) => body.region === name.region && body.key === name.key;
  const body = kept?.body ?? seasonFiles().find(isNamed)?.body;
  return body && { body, draft: draft?.version ?? 0 };
}
