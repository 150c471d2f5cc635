import type { ReactNode } from "react";
import { findSeason } from "@/lib/subjects/campaign/current-season";
import type { Language } from "@/lib/base/i18n/languages";
import { regionFor } from "@/lib/base/reference/campaign-regions";

/** Shows its children if the campaign of the language's region has a season. */
export async function WithCampaign({ language, children }: { language: Language; children: ReactNode }) {
  return (await findSeason(regionFor(language))) ? children : null;
}
