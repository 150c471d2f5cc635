import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { LegalPage } from "@/components/texts/legal-page";
import { readSiteDocument } from "@/components/texts/site-document";
import { routeMetadata } from "@/components/seo/route-metadata";
import { readTranslatedDocument } from "@/lib/subjects/texts/read";

/** Seconds until a changed text shows. */
export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => routeMetadata("userAgreement");

/**
 * English for everyone but Vietnamese readers, who get a short version (spec section 2, Static pages); above the
 * English, its summary in the reader's own language.
 */
export default async function TermsPage() {
  const locale = await getLocale();
  const terms = await readSiteDocument("terms", locale);
  return (
    <LegalPage
      page="userAgreement"
      documents={[terms]}
      summary={await readTranslatedDocument("terms-summary", locale)}
    />
  );
}
