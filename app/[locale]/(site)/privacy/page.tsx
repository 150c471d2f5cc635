import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { LegalPage } from "@/components/content/legal-page";
import { routeMetadata } from "@/components/seo/route-metadata";
import { readDocument } from "@/lib/content/read";
import { paths } from "@/lib/paths";

/** Seconds until a changed text shows. */
export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => routeMetadata("privacy");

/**
 * The bare address: Chinese and English together, the reader's own first (spec section 2, Static pages). Readers of
 * traditional characters get the Chinese that they read.
 */
export default async function PrivacyPage() {
  const locale = await getLocale();
  const inChinese = locale.startsWith("zh");
  const chinese = await readDocument("legal/privacy", locale, inChinese ? locale : "zh-CN");
  const english = await readDocument("legal/privacy", locale, "en-US");
  const documents = inChinese ? [chinese, english] : [english, chinese];
  return <LegalPage page="privacy" documents={documents} single={`${paths.privacy}?locale=${locale}`} />;
}
