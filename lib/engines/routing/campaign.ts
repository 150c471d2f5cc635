import { regionLanguages, regionOf, type Region } from "../../base/reference/campaign-regions";
import type { Language } from "../../base/i18n/languages";
import { internalPaths, type CampaignPage } from "../../base/paths";

/** The region if an address names none (spec section 2; the HSK page has that of the home page, to which it links). */
const fallbacks: Record<CampaignPage, Region> = { home: "vn", enroll: "en", enrolled: "vn", hsk: "vn" };

/**
 * Returns the internal path, the language and the region of a campaign address. The set of pages is fixed, so invented segments cannot
 * fill the cache. The language is the region's, regardless of cookie and query.
 */
export function campaignTarget(
  page: CampaignPage,
  path: string,
): { language: Language; rewrite: string; campaign: Region } {
  const region = regionOf(path, fallbacks[page]);
  const language = regionLanguages[region];
  return { language, rewrite: `/${language}${internalPaths.campaign(page, region)}`, campaign: region };
}
