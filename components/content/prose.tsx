import { useLocale } from "next-intl";
import { env } from "@/lib/env";
import { withPrintAddresses } from "@/lib/content/html";
import type { Language } from "@/lib/i18n/languages";
import "./prose.css";

type ProseProps = {
  html: string;
  language: Language;
  /** Whether its headings begin at the third level, below a title of its own. */
  deep?: boolean;
};

/** Rendered Markdown of our own content files, marked with its language where the page has another. */
export function Prose({ html, language, deep }: ProseProps) {
  const lang = useLang(language);
  const text = withPrintAddresses(html, env().SITE_URL);
  const look = deep ? "prose deep" : "prose";
  return <div className={look} lang={lang} dangerouslySetInnerHTML={{ __html: text }} />;
}

/** The `lang` that a text in this language needs on the page: none on a page in the same one. */
export function useLang(language: Language): Language | undefined {
  return useLocale() === language ? undefined : language;
}
