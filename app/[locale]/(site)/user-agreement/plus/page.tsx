import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { LegalPage } from "@/components/content/legal-page";
import { routeMetadata } from "@/components/seo/route-metadata";
import { readDocument } from "@/lib/texts/read";

/** Seconds until a changed text shows. */
export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => routeMetadata("plusTerms");

export default async function PlusTermsPage() {
  return <LegalPage page="plusTerms" documents={[await readDocument("plus-terms", await getLocale())]} />;
}
