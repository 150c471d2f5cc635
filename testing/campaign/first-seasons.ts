import type { Region } from "../../lib/base/reference/campaign-regions";
import { toSeason, type Season } from "../../lib/subjects/campaign/season";
import { readSeasonFiles } from "../../lib/subjects/campaign/season-files";

const files = readSeasonFiles();

/** The season of January 2021, which the specification defines and most tests use. */
export const seasons: Record<Region, Season> = {
  vn: findFirstSeason("vn"),
  id: findFirstSeason("id"),
  en: findFirstSeason("en"),
};

function findFirstSeason(region: Region): Season {
  const file = files.find(({ body }) => body.region === region && body.key === "2021-01");
  if (!file) throw new Error(`No season of January 2021 for ${region}`);
  return toSeason(file.body);
}
