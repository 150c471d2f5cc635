import { and, asc, eq, max } from "drizzle-orm";
import { seasonEnd, seasonStart } from "./choose-season";
import type { SeasonAction } from "./season-action";
import { findFileSeason } from "./season-files";
import type { SeasonBody, SeasonState } from "./season-schema";
import { campaignSeasons, seasonHistory } from "../db/schema";
import type { Database } from "../db/types";
import { lockContent } from "../content/lock";
import { ProviderError } from "../contract/provider-error";

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
export const seasonId = ({ region, key }: SeasonName) => `${region} ${key}`;

type Table = typeof campaignSeasons | typeof seasonHistory;
export const isSeason = (table: Table, { region, key }: SeasonName) =>
  and(eq(table.region, region), eq(table.key, key));

/** Lists every row, earliest start first. */
export function listSeasons(db: Database) {
  return db.select().from(campaignSeasons).orderBy(asc(campaignSeasons.startsAt), asc(campaignSeasons.id));
}

/**
 * Returns the highest version that each season, or the given one, ever had. The history counts too: a version number
 * is never reused.
 */
export async function readLastVersions(db: Database, name?: SeasonName): Promise<Map<string, number>> {
  const maxVersions = (table: Table) =>
    db
      .select({ region: table.region, key: table.key, version: max(table.version) })
      .from(table)
      .where(name && isSeason(table, name))
      .groupBy(table.region, table.key);
  const last = new Map<string, number>();
  for (const row of [...(await maxVersions(campaignSeasons)), ...(await maxVersions(seasonHistory))])
    last.set(seasonId(row), Math.max(last.get(seasonId(row)) ?? 0, row.version ?? 0));
  return last;
}

/**
 * Returns a season's rows and its version, which a change must name: 0 if there are no rows. `last` is the highest
 * version it ever had.
 */
export async function readSeason(db: Database, name: SeasonName) {
  // The version is read before the rows: a newer version with older rows would let a save undo a change.
  const last = (await readLastVersions(db, name)).get(seasonId(name)) ?? 0;
  const rows = await db.select().from(campaignSeasons).where(isSeason(campaignSeasons, name));
  const findRow = (state: SeasonState) => rows.find((row) => row.state === state);
  return {
    draft: findRow("draft"),
    published: findRow("published"),
    version: rows.length > 0 ? last : 0,
    last,
  };
}

type SeasonRows = Awaited<ReturnType<typeof readSeason>>;
type Change = { action: SeasonAction; before: SeasonBody | undefined; after: SeasonBody | undefined };

/**
 * Changes a season under its next version and adds the history entry.
 * @param options.baseVersion the version that the editor loaded; undefined skips the check.
 * @throws SeasonChanged
 */
async function changeSeason(
  db: Database,
  name: SeasonName,
  { by, now = new Date(), baseVersion }: SeasonEditor & { baseVersion?: number },
  work: (tx: Database, current: SeasonRows, version: number) => Promise<Change>,
): Promise<number> {
  return db.transaction(async (tx) => {
    // A new season has no row to lock: this lock serializes concurrent creations.
    await lockContent(tx);
    const current = await readSeason(tx, name);
    if (baseVersion !== undefined && current.version !== baseVersion)
      throw new SeasonChanged(current.version);
    const version = current.last + 1;
    const { region, key } = name;
    const entry = await work(tx, current, version);
    await tx.insert(seasonHistory).values({ region, key, version, by, createdAt: now, ...entry });
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

const deleteRow = (tx: Database, { id }: { id: number }) =>
  tx.delete(campaignSeasons).where(eq(campaignSeasons.id, id));

/** Returns the published body: the database's, else the file's. */
const publicBody = (name: SeasonName, { published }: SeasonRows) =>
  published?.body ?? findFileSeason(name, ["published"]);

async function writeDraft(
  tx: Database,
  body: SeasonBody,
  current: SeasonRows,
  version: number,
): Promise<Change> {
  await write(tx, body, "draft", version);
  const before = current.draft?.body ?? current.published?.body ?? findFileSeason(body);
  return { action: "draft", before, after: body };
}

async function writePublished(
  tx: Database,
  body: SeasonBody,
  current: SeasonRows,
  version: number,
): Promise<Change> {
  await write(tx, body, "published", version);
  return { action: "publish", before: publicBody(body, current), after: body };
}

/** Stores a season without a version check; the row of the other state stays. @returns the new version. */
export function putSeason(
  db: Database,
  body: SeasonBody,
  state: SeasonState,
  editor: SeasonEditor = { by: "" },
): Promise<number> {
  const put = state === "draft" ? writeDraft : writePublished;
  return changeSeason(db, body, editor, (tx, current, version) => put(tx, body, current, version));
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
  baseVersion: number,
  editor: SeasonEditor,
): Promise<number> {
  return changeSeason(db, body, { ...editor, baseVersion }, (tx, current, version) =>
    writeDraft(tx, body, current, version),
  );
}

/**
 * Publishes a draft, replacing the published season.
 * @returns the season's new version.
 * @throws SeasonChanged; ProviderError notFound without a draft.
 */
export function publishDraft(
  db: Database,
  name: SeasonName,
  baseVersion: number,
  editor: SeasonEditor,
): Promise<number> {
  return changeSeason(db, name, { ...editor, baseVersion }, async (tx, current, version) => {
    if (!current.draft) throw new ProviderError("notFound", "");
    await deleteRow(tx, current.draft);
    return writePublished(tx, current.draft.body, current, version);
  });
}

/**
 * Unpublishes a season. It becomes a draft, unless a newer draft exists.
 * @throws SeasonChanged; ProviderError notFound if it is not published.
 */
export function unpublish(
  db: Database,
  name: SeasonName,
  baseVersion: number,
  editor: SeasonEditor,
): Promise<number> {
  return changeSeason(db, name, { ...editor, baseVersion }, async (tx, { draft, published }, version) => {
    if (!published) throw new ProviderError("notFound", "");
    await deleteRow(tx, published);
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
  baseVersion: number,
  editor: SeasonEditor,
): Promise<number> {
  return changeSeason(db, name, { ...editor, baseVersion }, async (tx, current) => {
    if (!current.draft) throw new ProviderError("notFound", "");
    await deleteRow(tx, current.draft);
    return { action: "discard", before: current.draft.body, after: publicBody(name, current) };
  });
}
