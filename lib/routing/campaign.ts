import { regionLanguages, regionOf, type Region } from "../campaign/region";
import type { Language } from "../i18n/languages";
import { innerPaths, type CampaignPage } from "../paths";

/** The region where an address names none (spec section 2; the HSK page follows the home page it leads back to). */
const fallbacks: Record<CampaignPage, Region> = { home: "vn", enroll: "en", enrolled: "vn", hsk: "vn" };

/**
 * Where an address of the campaign leads: one of a fixed small set of pages, never one per segment, so that
 * made-up segments store nothing. The language is the region's own, whatever the visitor's cookie or query says.
 */
export function campaignTarget(page: CampaignPage, path: string): { language: Language; rewrite: string } {
  const region = regionOf(path, fallbacks[page]);
  const language = regionLanguages[region];
  return { language, rewrite: `/${language}${innerPaths.campaign(page, region)}` };
}
