import { and, asc, eq, max } from "drizzle-orm";
import { seasonEnd, seasonStart } from "../../campaign/choose-season";
import type { SeasonBody, SeasonState } from "../../campaign/season-schema";
import { campaignSeasons } from "../db/schema";
import type { Database } from "../db/types";
import { lockContent } from "../seed/seed";

/*
 * The seasons in the database, for the desk and the operator. A season has at most one published row, which visitors
 * see, and one draft beside it. Bodies come checked by `seasonBody`; the region and the key in them say which it is.
 */

export type SeasonName = Pick<SeasonBody, "region" | "key">;

/** Somebody else changed it since the version that one started from; `version` is what it has now, 0 for none. */
export class SeasonChanged extends Error {
  constructor(readonly version: number) {
    super("Somebody else has changed this season meanwhile.");
    this.name = "SeasonChanged";
  }
}

const rowOf = ({ region, key }: SeasonName, state: SeasonState) =>
  and(eq(campaignSeasons.region, region), eq(campaignSeasons.key, key), eq(campaignSeasons.state, state));

/** Every row, the first to begin first. */
export function listSeasons(db: Database) {
  return db.select().from(campaignSeasons).orderBy(asc(campaignSeasons.startsAt), asc(campaignSeasons.id));
}

export async function readSeason(db: Database, name: SeasonName, state: SeasonState) {
  const [row] = await db.select().from(campaignSeasons).where(rowOf(name, state));
  return row && { body: row.body, version: row.version };
}

/** The row, held until the transaction ends. @throws SeasonChanged unless it has this version. */
async function held(tx: Database, name: SeasonName, state: SeasonState, version: number) {
  // There is no row to hold while there is none: of two who begin a season at once the second is told.
  await lockContent(tx);
  const [row] = await tx.select().from(campaignSeasons).where(rowOf(name, state)).for("update");
  if ((row?.version ?? 0) !== version) throw new SeasonChanged(row?.version ?? 0);
  return row;
}

/** Writes a row, and makes it nobody's demo content any more. @returns its version. */
export async function putSeason(
  db: Database,
  body: SeasonBody,
  state: SeasonState,
  above = 0,
): Promise<number> {
  const { region, key } = body;
  const dates = { startsAt: new Date(seasonStart(body)), endsAt: new Date(seasonEnd(body)) };
  return db.transaction(async (tx) => {
    await lockContent(tx);
    // Counted on over draft and published: a number that somebody has looked at never comes again for something else.
    const [last] = await tx
      .select({ version: max(campaignSeasons.version) })
      .from(campaignSeasons)
      .where(and(eq(campaignSeasons.region, region), eq(campaignSeasons.key, key)));
    const version = Math.max(last?.version ?? 0, above) + 1;
    const values = { ...dates, body, version, updatedAt: new Date(), demoKey: null };
    await tx
      .insert(campaignSeasons)
      .values({ region, key, state, ...values })
      .onConflictDoUpdate({
        target: [campaignSeasons.region, campaignSeasons.key, campaignSeasons.state],
        set: values,
      });
    return version;
  });
}

/**
 * Saves a draft.
 * @param version of the draft that was changed; 0 for a new one.
 * @returns its new version.
 * @throws SeasonChanged
 */
export async function saveDraft(db: Database, body: SeasonBody, version: number): Promise<number> {
  return db.transaction(async (tx) => {
    await held(tx, body, "draft", version);
    return putSeason(tx, body, "draft");
  });
}

/**
 * Shows a draft to visitors, in place of what was published under its key.
 * @param version of the draft.
 * @returns the version of what is published now.
 * @throws SeasonChanged
 */
export async function publishDraft(db: Database, name: SeasonName, version: number): Promise<number> {
  return db.transaction(async (tx) => {
    const draft = await held(tx, name, "draft", version);
    if (!draft) throw new SeasonChanged(0);
    await tx.delete(campaignSeasons).where(eq(campaignSeasons.id, draft.id));
    return putSeason(tx, draft.body, "published", draft.version);
  });
}

/**
 * Takes a season from visitors: it is a draft again, unless there is a newer one already.
 * @param version of what is published.
 * @throws SeasonChanged
 */
export async function unpublish(db: Database, name: SeasonName, version: number): Promise<void> {
  await db.transaction(async (tx) => {
    const published = await held(tx, name, "published", version);
    if (!published) throw new SeasonChanged(0);
    await tx.delete(campaignSeasons).where(eq(campaignSeasons.id, published.id));
    const [draft] = await tx.select().from(campaignSeasons).where(rowOf(name, "draft"));
    if (!draft) await putSeason(tx, published.body, "draft", published.version);
    else if (draft.version < published.version)
      await tx
        .update(campaignSeasons)
        .set({ version: published.version })
        .where(eq(campaignSeasons.id, draft.id));
  });
}
