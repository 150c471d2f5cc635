import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { LegalPage } from "@/components/content/legal-page";
import { routeMetadata } from "@/components/seo/route-metadata";
import { readDocument } from "@/lib/texts/read";

/** Seconds until a changed text shows. */
export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => routeMetadata("privacy");

/** Serves `/privacy?locale=`, which other pages link to: the policy in one language. */
export default async function PrivacyViewPage() {
  return <LegalPage page="privacy" documents={[await readDocument("privacy", await getLocale())]} />;
}
