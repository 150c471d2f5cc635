import { asc, inArray, isNotNull } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import type { SeasonBody } from "./content";
import { seasonId } from "./store";
import { campaignSeasons } from "./tables";

/* What other subjects ask about campaign seasons. */

/** Whether the desk has published a season; seasons in files do not count. */
export async function hasPublishedSeasons(db: Database): Promise<boolean> {
  return (await db.$count(campaignSeasons, isNotNull(campaignSeasons.body))) > 0;
}

/** Lists the seasons that the desk has published, in the order of their start. */
export async function listPublishedBodies(db: Database): Promise<SeasonBody[]> {
  const { id, body, startsAt } = campaignSeasons;
  const rows = await db
    .select({ body })
    .from(campaignSeasons)
    .where(isNotNull(body))
    .orderBy(asc(startsAt), asc(id));
  return rows.flatMap((row) => row.body ?? []);
}

/** Finds the ids of seasons by their names such as `VN 2026-tet`. */
export async function findSeasonIds(db: Database, names: readonly string[]): Promise<Map<string, number>> {
  const keys = names.map((name) => name.split(" ")[1] ?? "");
  const { id, region, key } = campaignSeasons;
  const rows = await db.select({ id, region, key }).from(campaignSeasons).where(inArray(key, keys));
  return new Map(rows.map((row) => [seasonId(row), row.id]));
}
