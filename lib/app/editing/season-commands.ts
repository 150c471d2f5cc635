import * as z from "zod";
import { seasonBody, seasonState, type SeasonBody, type SeasonState } from "../../subjects/campaign/content";
import { findSeasonId, seasonStore } from "../../subjects/campaign/store";
import { CommandRefusal } from "../../base/commands/command";
import { lockContent } from "../../engines/content/lock";
import { textsIn } from "../../engines/content/texts-in";
import { bumpContentVersion } from "../../engines/content/version";
import { listPublishedBodies } from "../../subjects/campaign/queries";
import type { Connection, Database } from "../../base/db/types";
import { markPicturesUsed } from "../../engines/pictures/upload";
import { recordChange } from "../../engines/content/history";
import { listDraftsOf, lockRecord } from "../../engines/content/records";
import { createId } from "./change";
import { writeAuditLog } from "./audit";
import { logSubject } from "./publish";

/** The options of `importSeason`, and the shape of a line of `seasons`. */
export const importOptions = z.strictObject({ state: seasonState, body: seasonBody });

/** Streams the published seasons of the database and then its drafts, each as a line of JSON. */
export async function* seasonLines({ db }: Connection): AsyncGenerator<string> {
  for (const body of await listPublishedBodies(db)) yield `${JSON.stringify({ state: "published", body })}\n`;
  for (const body of await listDraftsOf<SeasonBody>(db, "season"))
    yield `${JSON.stringify({ state: "draft", body })}\n`;
}

/**
 * Imports a season, replacing the one of the same region, key and state. Outputs its version.
 * @throws CommandRefusal, with nothing changed, if an uploaded picture of the season is not in this database.
 */
export async function* importSeason({ db }: Connection, { state, body }: z.output<typeof importOptions>) {
  const version = await db.transaction(async (tx) => {
    const texts = textsIn(body);
    const missing = await markPicturesUsed(tx, texts);
    const missingPictures = texts.filter(([path]) => missing.includes(path)).map((text) => text.join(" "));
    if (missingPictures.length > 0)
      throw new CommandRefusal(
        `Nothing was put in: these pictures are missing. ${missingPictures.join(", ")}`,
      );
    return putSeason(tx, body, state);
  });
  yield JSON.stringify({ version });
}

/** Stores a season as the operator does: whatever its version, and without changing its other state. */
export async function putSeason(db: Database, body: SeasonBody, state: SeasonState): Promise<number> {
  const now = new Date();
  return db.transaction(async (tx) => {
    await lockContent(tx);
    // Registers the seasons of the files, which have no row at first.
    await seasonStore.read(tx);
    const id = (await findSeasonId(tx, body)) ?? (await createId(tx, "season", body));
    const row = await lockRecord<SeasonBody, "season">(tx, { kind: "season", id });
    const published = (await seasonStore.read(tx, [id])).get(id) ?? null;
    const change = { by: "", now, after: body };
    if (state === "draft") {
      const before = row.draft ?? published;
      await recordChange(tx, row, { ...change, action: "draft", before, set: { draft: body } });
    } else {
      await seasonStore.write(tx, id, body, now);
      await recordChange(tx, row, {
        ...change,
        action: "publish",
        before: published,
        set: { published: true },
      });
      await writeAuditLog(tx, null, "content-published", logSubject(row));
      await bumpContentVersion(tx);
    }
    return row.version + 1;
  });
}
