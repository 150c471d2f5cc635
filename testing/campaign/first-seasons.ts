import type { Region } from "../../lib/campaign/region";
import { toSeason, type Season } from "../../lib/campaign/season";
import { readSeasonFiles } from "../../lib/campaign/season-files";

const files = readSeasonFiles();

/** The season of January 2021, which the spec lays down and most tests are about. */
export const seasons: Record<Region, Season> = { vn: firstOf("vn"), id: firstOf("id"), en: firstOf("en") };

function firstOf(region: Region): Season {
  const file = files.find(({ body }) => body.region === region && body.key === "2021-01");
  if (!file) throw new Error(`There is no season of January 2021 for ${region}.`);
  return toSeason(file.body);
}
