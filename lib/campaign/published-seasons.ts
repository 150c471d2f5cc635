import { and, eq, inArray } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { seasonBody, type SeasonBody } from "./season-schema";
import { log } from "../log/log";
import { database } from "../db/connect";
import { campaignSeasons } from "../db/schema";

/** Parsed bodies by row and version, so that frequent season lookups do not reload every text. */
const bodies = new LRUCache<string, { body: SeasonBody | undefined }>({ max: 200 });

/** Returns the published seasons of the database. One that no longer fits the schema is logged and left out. */
export async function readPublishedSeasons(): Promise<SeasonBody[]> {
  const db = await database();
  const { id, version, updatedAt, body } = campaignSeasons;
  const published = eq(campaignSeasons.state, "published");
  const rows = await db.select({ id, version, updatedAt }).from(campaignSeasons).where(published);
  const cacheKey = (row: { id: number; version: number; updatedAt: Date }) =>
    `${row.id} ${row.version} ${row.updatedAt.getTime()}`;
  const uncached = rows.filter((row) => !bodies.has(cacheKey(row))).map((row) => row.id);
  const loaded =
    uncached.length > 0
      ? await db
          .select({ id, version, updatedAt, body })
          .from(campaignSeasons)
          .where(and(published, inArray(id, uncached)))
      : [];
  for (const row of loaded) bodies.set(cacheKey(row), { body: readBody(row) });
  const cacheKeys = new Set([...rows, ...loaded].map(cacheKey));
  return [...cacheKeys].flatMap((name) => bodies.get(name)?.body ?? []);
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
