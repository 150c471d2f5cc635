import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { LegalPage } from "@/components/texts/legal-page";
import { routeMetadata } from "@/components/seo/route-metadata";
import { readSiteDocument } from "@/components/texts/site-document";

/** Seconds until a changed text shows. */
export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => routeMetadata("privacy");

/** Serves `/privacy?locale=`, which other pages link to: the policy in one language. */
export default async function PrivacyViewPage() {
  return <LegalPage page="privacy" documents={[await readSiteDocument("privacy", await getLocale())]} />;
}
