import { and, asc, eq, max } from "drizzle-orm";
import { seasonEnd, seasonStart } from "../../campaign/choose-season";
import type { SeasonAction } from "../../campaign/season-action";
import { seasonFileOf } from "../../campaign/season-files";
import type { SeasonBody, SeasonState } from "../../campaign/season-schema";
import { campaignSeasons, seasonHistory } from "../db/schema";
import type { Database } from "../db/types";
import { lockContent } from "../seed/seed";
import { ProviderError } from "../types";

/*
 * Seasons in the database, for the desk and the operator. A season has at most one published row, which visitors see,
 * and one draft beside it. Bodies are validated by `seasonBody`; their region and key identify the season.
 */

export type SeasonName = Pick<SeasonBody, "region" | "key">;

/** Name of the editor, empty for operator commands. */
export type SeasonEditor = { by: string; now?: Date };

/** The season changed since the editor's version; `version` is the current one, 0 for none. */
export class SeasonChanged extends Error {
  constructor(readonly version: number) {
    super("Somebody else has changed this season meanwhile.");
    this.name = "SeasonChanged";
  }
}

/** Identifies a season in maps and logs. */
export const nameOf = ({ region, key }: SeasonName) => `${region} ${key}`;

type Table = typeof campaignSeasons | typeof seasonHistory;
export const isSeason = (of: Table, { region, key }: SeasonName) =>
  and(eq(of.region, region), eq(of.key, key));

/** Lists every row, earliest start first. */
export function listSeasons(db: Database) {
  return db.select().from(campaignSeasons).orderBy(asc(campaignSeasons.startsAt), asc(campaignSeasons.id));
}

/**
 * Returns the highest version that each season, or the given one, ever had. The history counts too: a version number
 * is never reused.
 */
export async function lastVersions(db: Database, name?: SeasonName): Promise<Map<string, number>> {
  const of = (table: Table) =>
    db
      .select({ region: table.region, key: table.key, version: max(table.version) })
      .from(table)
      .where(name && isSeason(table, name))
      .groupBy(table.region, table.key);
  const last = new Map<string, number>();
  for (const row of [...(await of(campaignSeasons)), ...(await of(seasonHistory))])
    last.set(nameOf(row), Math.max(last.get(nameOf(row)) ?? 0, row.version ?? 0));
  return last;
}

/**
 * Returns a season's rows and its version, which a change must name: 0 if there are no rows. `last` is the highest
 * version it ever had.
 */
export async function readSeason(db: Database, name: SeasonName) {
  // The version is read before the rows: a newer version with older rows would let a save undo a change.
  const last = (await lastVersions(db, name)).get(nameOf(name)) ?? 0;
  const rows = await db.select().from(campaignSeasons).where(isSeason(campaignSeasons, name));
  const of = (state: SeasonState) => rows.find((row) => row.state === state);
  return { draft: of("draft"), published: of("published"), version: rows.length > 0 ? last : 0, last };
}

type Kept = Awaited<ReturnType<typeof readSeason>>;
type Change = { action: SeasonAction; before: SeasonBody | undefined; after: SeasonBody | undefined };

/**
 * Changes a season under its next version and adds the history entry.
 * @param options.baseVersion the version that the editor loaded; undefined skips the check.
 * @throws SeasonChanged
 */
async function change(
  db: Database,
  name: SeasonName,
  { by, now = new Date(), looked }: SeasonEditor & { looked?: number },
  work: (tx: Database, kept: Kept, version: number) => Promise<Change>,
): Promise<number> {
  return db.transaction(async (tx) => {
    // A new season has no row to lock: this lock serializes concurrent creations.
    await lockContent(tx);
    const kept = await readSeason(tx, name);
    if (looked !== undefined && kept.version !== looked) throw new SeasonChanged(kept.version);
    const version = kept.last + 1;
    const { region, key } = name;
    const line = await work(tx, kept, version);
    await tx.insert(seasonHistory).values({ region, key, version, by, createdAt: now, ...line });
    return version;
  });
}

/** Writes a row, which stops being demo content. */
async function write(tx: Database, body: SeasonBody, state: SeasonState, version: number): Promise<void> {
  const { region, key } = body;
  const dates = { startsAt: new Date(seasonStart(body)), endsAt: new Date(seasonEnd(body)) };
  const values = { ...dates, body, version, updatedAt: new Date(), demoKey: null };
  await tx
    .insert(campaignSeasons)
    .values({ region, key, state, ...values })
    .onConflictDoUpdate({
      target: [campaignSeasons.region, campaignSeasons.key, campaignSeasons.state],
      set: values,
    });
}

const remove = (tx: Database, { id }: { id: number }) =>
  tx.delete(campaignSeasons).where(eq(campaignSeasons.id, id));

/** Returns the published body: the database's, else the file's. */
const publicBody = (name: SeasonName, { published }: Kept) =>
  published?.body ?? seasonFileOf(name, ["published"]);

async function draftWith(tx: Database, body: SeasonBody, kept: Kept, version: number): Promise<Change> {
  await write(tx, body, "draft", version);
  const before = kept.draft?.body ?? kept.published?.body ?? seasonFileOf(body);
  return { action: "draft", before, after: body };
}

async function publishWith(tx: Database, body: SeasonBody, kept: Kept, version: number): Promise<Change> {
  await write(tx, body, "published", version);
  return { action: "publish", before: publicBody(body, kept), after: body };
}

/** Stores a season without a version check; the row of the other state stays. @returns the new version. */
export function putSeason(
  db: Database,
  body: SeasonBody,
  state: SeasonState,
  editor: SeasonEditor = { by: "" },
): Promise<number> {
  const put = state === "draft" ? draftWith : publishWith;
  return change(db, body, editor, (tx, kept, version) => put(tx, body, kept, version));
}

/**
 * Saves a draft.
 * @param baseVersion the version that the editor loaded; 0 for a new season.
 * @returns the new version.
 * @throws SeasonChanged
 */
export function saveDraft(
  db: Database,
  body: SeasonBody,
  looked: number,
  editor: SeasonEditor,
): Promise<number> {
  return change(db, body, { ...editor, looked }, (tx, kept, version) => draftWith(tx, body, kept, version));
}

/**
 * Publishes a draft, replacing the published season.
 * @returns the season's new version.
 * @throws SeasonChanged; ProviderError notFound without a draft.
 */
export function publishDraft(
  db: Database,
  name: SeasonName,
  looked: number,
  editor: SeasonEditor,
): Promise<number> {
  return change(db, name, { ...editor, looked }, async (tx, kept, version) => {
    if (!kept.draft) throw new ProviderError("notFound", "");
    await remove(tx, kept.draft);
    return publishWith(tx, kept.draft.body, kept, version);
  });
}

/**
 * Unpublishes a season. It becomes a draft, unless a newer draft exists.
 * @throws SeasonChanged; ProviderError notFound if it is not published.
 */
export function unpublish(
  db: Database,
  name: SeasonName,
  looked: number,
  editor: SeasonEditor,
): Promise<number> {
  return change(db, name, { ...editor, looked }, async (tx, { draft, published }, version) => {
    if (!published) throw new ProviderError("notFound", "");
    await remove(tx, published);
    if (!draft) await write(tx, published.body, "draft", version);
    return { action: "unpublish", before: published.body, after: undefined };
  });
}

/**
 * Discards a draft; the published season and the history stay.
 * @throws SeasonChanged; ProviderError notFound without a draft.
 */
export function discardDraft(
  db: Database,
  name: SeasonName,
  looked: number,
  editor: SeasonEditor,
): Promise<number> {
  return change(db, name, { ...editor, looked }, async (tx, kept) => {
    if (!kept.draft) throw new ProviderError("notFound", "");
    await remove(tx, kept.draft);
    return { action: "discard", before: kept.draft.body, after: publicBody(name, kept) };
  });
}
