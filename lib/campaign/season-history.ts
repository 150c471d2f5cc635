import { and, desc, eq, isNotNull, notExists, sql } from "drizzle-orm";
import type { SeasonBody } from "./season-schema";
import { campaignSeasons, seasonHistory } from "../db/schema";
import type { Database } from "../db/types";
import { ProviderError } from "../contract/provider-error";
import { isSeason, type SeasonName } from "./seasons";

/** Limits of the lists at the desk. */
const maxEntries = 200;
const maxDiscarded = 100;

const { id, region, key, action, by, before, after, createdAt } = seasonHistory;
const isPresent = (body: typeof before | typeof after) => sql<boolean>`${body} is not null`;

/** Lists the changes of a season, newest first, with the names of the changed fields but without the bodies. */
export async function readSeasonHistory(db: Database, name: SeasonName) {
  const changed = sql<string[]>`coalesce((
    select jsonb_agg(field) from jsonb_object_keys(${before} || ${after}) as field
    where ${before} -> field is distinct from ${after} -> field), '[]')`;
  return db
    .select({ id, action, by, at: createdAt, changed, before: isPresent(before), after: isPresent(after) })
    .from(seasonHistory)
    .where(isSeason(seasonHistory, name))
    .orderBy(desc(id))
    .limit(maxEntries);
}

/** Reads a season as it was before or after a change. @throws ProviderError notFound */
export async function readSeasonAt(
  db: Database,
  name: SeasonName,
  { historyId, state }: { historyId: number; state: "before" | "after" },
): Promise<SeasonBody> {
  const [line] = await db
    .select({ before, after })
    .from(seasonHistory)
    .where(and(eq(id, historyId), isSeason(seasonHistory, name)));
  const body = line?.[state];
  if (!body) throw new ProviderError("notFound", "");
  return body;
}

/** Returns author and time of a season's last change. */
export async function findLastChange(db: Database, name: SeasonName) {
  const [line] = await db
    .select({ by, at: createdAt })
    .from(seasonHistory)
    .where(isSeason(seasonHistory, name))
    .orderBy(desc(id))
    .limit(1);
  return line;
}

/** Lists seasons that exist only in the history, with their last body. */
export async function listDiscardedSeasons(db: Database, name?: SeasonName) {
  const rows = db
    .select({ id: campaignSeasons.id })
    .from(campaignSeasons)
    .where(and(eq(campaignSeasons.region, region), eq(campaignSeasons.key, key)));
  const lines = await db
    .selectDistinctOn([region, key], { body: before, by, at: createdAt })
    .from(seasonHistory)
    .where(and(name && isSeason(seasonHistory, name), isNotNull(before), notExists(rows)))
    .orderBy(region, key, desc(id))
    .limit(maxDiscarded);
  return lines.flatMap(({ body, ...line }) => (body ? [{ ...line, body }] : []));
}
