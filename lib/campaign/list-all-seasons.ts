import { currentSeason } from "./current-season";
import { regions } from "../reference/campaign-regions";
import { seasonFiles } from "./season-files";
import type { SeasonBody } from "./season-schema";
import type { Database } from "../db/types";
import { readLastVersions, listSeasons, seasonId } from "./seasons";

type ListedSeason = { body: SeasonBody; draft: boolean; published: boolean; file: boolean };

/** Lists the seasons of files and database, latest start first. */
export async function listAllSeasons(db: Database, now: Date) {
  // Versions are read before their rows, as in `readSeason`.
  const versions = await readLastVersions(db);
  const rows = await listSeasons(db);
  const currentSeasons = new Set(
    await Promise.all(regions.map(async (region) => seasonId(await currentSeason(region, now)))),
  );
  const seasons = new Map<string, ListedSeason>();
  for (const { body } of seasonFiles())
    seasons.set(seasonId(body), { body, draft: false, published: false, file: true });
  for (const { state, body } of rows) {
    const entry = seasons.get(seasonId(body)) ?? { draft: false, published: false, file: false };
    seasons.set(seasonId(body), { ...entry, body, [state]: true });
  }
  return [...seasons.values()]
    .sort((a, b) => b.body.from.localeCompare(a.body.from) || a.body.region.localeCompare(b.body.region))
    .map(({ body, ...rest }) => {
      const { region, key, name, from, until } = body;
      const isInDatabase = rest.draft || rest.published;
      const version = isInDatabase ? (versions.get(seasonId(body)) ?? 0) : 0;
      return { region, key, name, from, until, version, ...rest, shown: currentSeasons.has(seasonId(body)) };
    });
}
