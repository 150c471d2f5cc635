import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { seasonBody, type SeasonBody } from "./content";
import { log } from "../../base/log/log";
import { database } from "../../base/db/connect";
import { campaignSeasons } from "./tables";

/** Parsed bodies by row and time of its change, so that frequent season lookups do not reload every text. */
const bodies = new LRUCache<string, { body: SeasonBody | undefined }>({ max: 200 });

export type DatabaseSeasons = {
  published: SeasonBody[];
  /** Names of the seasons that the desk unpublished, which hide the files of the same name. */
  unpublished: Pick<SeasonBody, "region" | "key">[];
};

/** Returns the seasons of the database. A published one that no longer fits the schema is logged and left out. */
export async function readPublishedSeasons(): Promise<DatabaseSeasons> {
  const db = await database();
  const { id, updatedAt, body, region, key, unpublished: isUnpublished } = campaignSeasons;
  const unpublished = await db.select({ region, key }).from(campaignSeasons).where(eq(isUnpublished, true));
  const published = isNotNull(body);
  const rows = await db.select({ id, updatedAt }).from(campaignSeasons).where(published);
  const cacheKey = (row: { id: number; updatedAt: Date }) => `${row.id} ${row.updatedAt.getTime()}`;
  const uncached = rows.filter((row) => !bodies.has(cacheKey(row))).map((row) => row.id);
  const loaded =
    uncached.length > 0
      ? await db
          .select({ id, updatedAt, body })
          .from(campaignSeasons)
          .where(and(published, inArray(id, uncached)))
      : [];
  for (const row of loaded) bodies.set(cacheKey(row), { body: readBody(row) });
  const cacheKeys = new Set([...rows, ...loaded].map(cacheKey));
  return { published: [...cacheKeys].flatMap((name) => bodies.get(name)?.body ?? []), unpublished };
}

function readBody(row: { id: number; body: unknown }): SeasonBody | undefined {
  const body = seasonBody.safeParse(row.body);
  if (body.success) return body.data;
  const [wrong] = body.error.issues;
  log.error(
    { field: wrong?.path.join("."), rule: wrong?.message },
    "a stored season does not fit the schema",
  );
  return undefined;
}
