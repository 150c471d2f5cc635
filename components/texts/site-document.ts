import { findSeason } from "@/lib/subjects/campaign/current-season";
import type { Language } from "@/lib/base/i18n/languages";
import { entryMethod } from "@/lib/subjects/lessons/links/entry-method";
import { availableApps } from "@/lib/engines/provider-calls/available-apps";
import { regionFor } from "@/lib/base/reference/campaign-regions";
import type { DocumentName } from "@/lib/subjects/texts/document-names";
import { readDocument, type ContentDocument } from "@/lib/subjects/texts/read";

/** Reads a document for a page of this site: without what it says of pages that the site does not have. */
export async function readSiteDocument(
  name: DocumentName,
  page: Language,
  chosenLanguage?: Language,
): Promise<ContentDocument> {
  const hasApps = (await availableApps()).length > 0;
  const hasCampaign = Boolean(await findSeason(regionFor(page)));
  const method = await entryMethod();
  return readDocument(name, page, chosenLanguage, {
    hasApps: hasApps ? "yes" : "",
    hasCampaign: hasCampaign ? "yes" : "",
    hasExternalClassroom: method === "external" ? "yes" : "",
    hasMeetingLinks: method === "links" ? "yes" : "",
  });
}
