import { and, eq, inArray, sql } from "drizzle-orm";
import { invalidField } from "../../engines/content/invalid-field";
import type { Store } from "../../engines/content/store";
import { instantValue } from "../../engines/content/time-stamp";
import { ProviderError } from "../../base/contract/provider-error";
import { campaignSeasons } from "./tables";
import { insertDraft } from "../../engines/content/records";
import type { Database } from "../../base/db/types";
import { seasonEnd, seasonStart } from "./choose-season";
import type { SeasonBody } from "./content";
import { previewedSeason } from "./current-season";
import { findFileSeason, seasonFiles } from "./season-files";

export type SeasonName = Pick<SeasonBody, "region" | "key">;

/** Identifies a season in maps and messages. */
export const seasonId = ({ region, key }: SeasonName) => `${region} ${key}`;

const isNamed = ({ region, key }: SeasonName) =>
  and(eq(campaignSeasons.region, region), eq(campaignSeasons.key, key));

/** Returns the id of a season's row; undefined if there is none. */
export async function findSeasonId(db: Database, name: SeasonName): Promise<number | undefined> {
  const [row] = await db.select({ id: campaignSeasons.id }).from(campaignSeasons).where(isNamed(name));
  return row?.id;
}

/** Gives an id to each season of the files that has none yet; one that is a draft there becomes a draft of the desk. */
async function registerFileSeasons(db: Database): Promise<void> {
  const rows = await db
    .select({ region: campaignSeasons.region, key: campaignSeasons.key })
    .from(campaignSeasons);
  const known = new Set(rows.map(seasonId));
  const names = seasonFiles().flatMap(({ body }) =>
    known.has(seasonId(body)) ? [] : { region: body.region, key: body.key },
  );
  if (names.length === 0) return;
  const added = await db.insert(campaignSeasons).values(names).onConflictDoNothing().returning();
  for (const { id, ...name } of added) {
    const draft = findFileSeason(name, ["draft"]);
    if (draft) await insertDraft(db, { kind: "season", id }, draft);
  }
}

/**
 * The seasons of the database and, below them, of the files. A season is found by its region and key, which never
 * change; its row gives them an id.
 */
export const seasonStore: Store<SeasonBody> = {
  read: async (db, ids) => {
    if (!ids) await registerFileSeasons(db);
    const rows = await db
      .select()
      .from(campaignSeasons)
      .where(ids && inArray(campaignSeasons.id, ids));
    return new Map(
      rows.flatMap(({ id, body, unpublished, ...name }) => {
        const published = body ?? (unpublished ? undefined : findFileSeason(name, ["published"]));
        return published ? [[id, published] as const] : [];
      }),
    );
  },
  nextId: async (tx, { region, key }) => {
    const [row] = await tx
      .insert(campaignSeasons)
      .values({ region, key })
      .onConflictDoNothing()
      .returning({ id: campaignSeasons.id });
    if (!row) throw invalidField("key", "taken");
    return row.id;
  },
  check: async (tx, id, { region, key }) => {
    const [row] = await tx.select().from(campaignSeasons).where(eq(campaignSeasons.id, id));
    if (row?.region !== region || row.key !== key) throw invalidField("key", "fixed");
  },
  write: async (tx, id, body, now) => {
    const dates = { startsAt: new Date(seasonStart(body)), endsAt: new Date(seasonEnd(body)) };
    await tx
      .update(campaignSeasons)
      .set({ ...dates, body, unpublished: false, updatedAt: now, demoKey: null })
      .where(eq(campaignSeasons.id, id));
  },
  timeStamp: (now) => sql`(
    select concat_ws(' ', count(*), max(updated_at),
      sum((starts_at <= ${instantValue(now)})::int), sum((ends_at <= ${instantValue(now)})::int))
    from campaign_seasons where body is not null)`,
  // A season is shown whatever its dates.
  previewValues: async (_tx, edited) => (edited ? previewedSeason.entry(edited.fields) : {}),
  remove: async (tx, id) => {
    if (!(await seasonStore.read(tx, [id])).has(id)) throw new ProviderError("notFound", "");
    await tx
      .update(campaignSeasons)
      .set({
        startsAt: null,
        endsAt: null,
        body: null,
        unpublished: true,
        updatedAt: sql`now()`,
        demoKey: null,
      })
      .where(eq(campaignSeasons.id, id));
  },
};
