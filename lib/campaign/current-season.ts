import { env } from "../env";
import { describeError } from "../log/describe-error";
import { log } from "../log/log";
import { currentPreview, previewValue } from "../db/preview-context";
import { chooseSeason } from "./choose-season";
import { toSeason, type Season } from "./season";
import { seasonFiles } from "./season-files";
import type { SeasonBody } from "./season-schema";
import type { Region } from "../reference/campaign-regions";

/** A season that its region's pages show regardless of its dates. */
export const previewedSeason = previewValue<SeasonBody>("season");

/** The last seasons read from the database, used while it is unavailable. */
let lastDatabaseSeasons: SeasonBody[] = [];

/**
 * Lists the published seasons of the database (only with the embedded provider) and of the files. A season in the database
 * replaces the file with the same region and key.
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
  const names = new Set(databaseSeasons.map(({ region, key }) => `${region} ${key}`));
  const files = seasonFiles().flatMap(({ state, body }) => (state === "published" ? body : []));
  return [...databaseSeasons, ...files.filter(({ region, key }) => !names.has(`${region} ${key}`))];
}

/** The season that visitors of a region see at a moment. */
export async function currentSeason(region: Region, now = new Date()): Promise<Season> {
  const previewed = previewedSeason.current();
  if (previewed?.region === region) return toSeason(previewed);
  const own = (await publishedSeasons()).filter((season) => season.region === region);
  const season = chooseSeason(own, now);
  // Cannot happen: start-up fails if the files have no published season of a region.
  if (!season) throw new Error(`There is no season of the region ${region}.`);
  return toSeason(season);
}
