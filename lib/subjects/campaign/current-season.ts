import { env } from "../../base/env";
import { describeError } from "../../base/log/describe-error";
import { log } from "../../base/log/log";
import { currentPreview, previewValue } from "../../base/db/preview-context";
import { chooseSeason } from "./choose-season";
import { toSeason, type Season } from "./season";
import { seasonFiles } from "./season-files";
import type { SeasonBody } from "./content";
import type { DatabaseSeasons } from "./published-seasons";
import { regions, type Region } from "../../base/reference/campaign-regions";

/** A season that its region's pages show regardless of its dates. */
export const previewedSeason = previewValue<SeasonBody>("season");

/** The last seasons read from the database, used while it is unavailable. */
let lastDatabaseSeasons: DatabaseSeasons = { published: [], unpublished: [] };

/**
 * Lists the published seasons of the database (only with the embedded provider) and of the files. A season in the database
 * replaces the file with the same region and key; one that the desk unpublished hides it.
 */
export async function publishedSeasons(): Promise<SeasonBody[]> {
  let databaseSeasons = lastDatabaseSeasons;
  if (!env().API_HOST) {
    // Imported when first needed: with API_HOST the database engine is never loaded.
    const { readPublishedSeasons } = await import("./published-seasons");
    const loadedSeasons = await readPublishedSeasons().catch((error: unknown) => {
      log.error({ error: describeError(error) }, "the campaign's seasons could not be read");
      return lastDatabaseSeasons;
    });
    // A preview may contain unpublished seasons, which other visitors must not see.
    if (!currentPreview()) lastDatabaseSeasons = loadedSeasons;
    databaseSeasons = loadedSeasons;
  }
  const { published, unpublished } = databaseSeasons;
  const names = new Set([...published, ...unpublished].map(({ region, key }) => `${region} ${key}`));
  const files = seasonFiles().flatMap(({ state, body }) => (state === "published" ? body : []));
  return [...published, ...files.filter(({ region, key }) => !names.has(`${region} ${key}`))];
}

/** Returns the season that visitors of a region see at a moment; undefined if none is published. */
export async function findSeason(region: Region, now = new Date()): Promise<Season | undefined> {
  const previewed = previewedSeason.current();
  if (previewed?.region === region) return toSeason(previewed);
  const season = chooseSeason(
    (await publishedSeasons()).filter((one) => one.region === region),
    now,
  );
  return season && toSeason(season);
}

/** Lists the regions that have a published season. */
export async function regionsWithSeason(): Promise<Region[]> {
  const seasons = await Promise.all(regions.map((region) => findSeason(region)));
  return regions.filter((_, index) => seasons[index]);
}
