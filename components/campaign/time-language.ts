import type { TimeLanguage } from "@/lib/subjects/campaign/own-time";
import { languageFacts } from "@/lib/base/i18n/languages";
import { regionLanguages, type Region } from "@/lib/base/reference/campaign-regions";

/** How the pages of a region write times. Server only. */
export function timeLanguage(region: Region): TimeLanguage {
  const code = regionLanguages[region];
  return { code, month: languageFacts[code].times.month };
}
