import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { LegalPage } from "@/components/texts/legal-page";
import { routeMetadata } from "@/components/seo/route-metadata";
import { readSiteDocument } from "@/components/texts/site-document";
import { fallbackLanguage, isChinese } from "@/lib/base/i18n/languages";
import { paths } from "@/lib/base/paths";

/** Seconds until a changed text shows. */
export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => routeMetadata("privacy");

/**
 * `/privacy` without a locale: Chinese and English together, the visitor's own first (spec section 2, Static pages).
 * Readers of traditional characters get the traditional Chinese text.
 */
export default async function PrivacyPage() {
  const locale = await getLocale();
  const inChinese = isChinese(locale);
  const chinese = await readSiteDocument("privacy", locale, inChinese ? locale : "zh-CN");
  const english = await readSiteDocument("privacy", locale, fallbackLanguage);
  const documents = inChinese ? [chinese, english] : [english, chinese];
  return (
    <LegalPage
      page="privacy"
      documents={documents}
      singleLanguagePath={`${paths.privacy}?locale=${locale}`}
    />
  );
}
