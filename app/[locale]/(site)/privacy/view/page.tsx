import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { LegalPage } from "@/components/content/legal-page";
import { routeMetadata } from "@/components/seo/route-metadata";
import { readDocument } from "@/lib/content/read";

/** Seconds until a changed text shows. */
export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => routeMetadata("privacy");

/** What `/privacy?locale=` shows, the address that other pages link to: the policy in the reader's language. */
export default async function PrivacyViewPage() {
  return <LegalPage page="privacy" documents={[await readDocument("legal/privacy", await getLocale())]} />;
}
