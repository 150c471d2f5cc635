import { fill } from "@/components/ui/fill";
import { useLocale, useMessages, type Messages } from "next-intl";
import type { Language } from "@/lib/i18n/languages";
import { accountSites, type AccountSites } from "@/lib/links/account-sites";
import { inLanguage, legalName, school, siteName } from "@/lib/school/school";

/**
 * What header and footer need. Both are drawn by the browser's code too: as server components their markup would
 * stand in every page twice, in the HTML and in the data React starts from (docs/decisions/0006).
 */
export type Frame = {
  language: Language;
  sites: AccountSites;
  /** What both state of the school, in the language. */
  school: ReturnType<typeof schoolIn>;
  words: Pick<Messages, "header" | "footer" | "social" | "app"> & { close: string };
};

export function useFrame(): Frame {
  const { header, footer, social, app, dialog } = useMessages();
  const language = useLocale();
  // The year is told, so that a page kept over New Year is not drawn in two ways.
  const years = { from: school().founded, to: new Date().getFullYear() };
  const copyright = fill(footer.copyright, { ...years, company: legalName(language) });
  return {
    language,
    sites: accountSites(),
    school: schoolIn(language),
    words: { header, footer: { ...footer, copyright }, social, app, close: dialog.close },
  };
}

function schoolIn(language: Language) {
  const { hanName, phone, email, filingNumber, filingUrl, wechat, instagram, tiktok, facebook, offices } =
    school();
  return {
    name: siteName(language),
    hanName,
    phone,
    email,
    filing: filingNumber ? { number: filingNumber, url: filingUrl } : undefined,
    social: { wechat, instagram, tiktok, facebook },
    offices: offices
      // Vietnamese readers are told more of the company there, below.
      .filter(({ country }) => language !== "vi-VN" || country !== "VN")
      .map(({ name, address }) => ({
        name: inLanguage(name, language),
        address: inLanguage(address, language),
      })),
  };
}
