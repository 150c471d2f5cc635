import { env } from "../env";
import { describeError } from "../log/describe-error";
import { log } from "../log/log";
import { currentPreview } from "../preview/current";
import { chooseSeason } from "./choose-season";
import { toSeason, type Season } from "./season";
import { seasonFiles } from "./season-files";
import type { SeasonBody } from "./season-schema";
import type { Region } from "./region";

/** What the database last had, for while it does not answer. */
let lastKept: SeasonBody[] = [];

/**
 * The published seasons: those of the database, which the embedded provider alone has, and those of the files, but for
 * files whose season the database has under the same key.
 */
export async function publishedSeasons(): Promise<SeasonBody[]> {
  let kept = lastKept;
  if (!env().API_HOST) {
    // Imported when first needed: with API_HOST the database engine is never loaded.
    const { keptSeasons } = await import("../provider/campaign/kept-seasons");
    const seen = await keptSeasons().catch((error: unknown) => {
      log.error({ error: describeError(error) }, "the campaign's seasons could not be read");
      return lastKept;
    });
    // What a preview sees is nobody else's.
    if (!currentPreview()) lastKept = seen;
    kept = seen;
  }
  const names = new Set(kept.map(({ region, key }) => `${region} ${key}`));
  const files = seasonFiles().flatMap(({ state, body }) => (state === "published" ? body : []));
  return [...kept, ...files.filter(({ region, key }) => !names.has(`${region} ${key}`))];
}

/** The season that a region's visitors see at a moment. */
export async function currentSeason(region: Region, now = new Date()): Promise<Season> {
  const previewed = currentPreview()?.season;
  if (previewed?.region === region) return toSeason(previewed);
  const own = (await publishedSeasons()).filter((season) => season.region === region);
  const season = chooseSeason(own, now);
  // The files have one of every region, or the site would not have started.
  if (!season) throw new Error(`There is no season of the region ${region}.`);
  return toSeason(season);
}
