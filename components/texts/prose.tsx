import { useLocale } from "next-intl";
import { env } from "@/lib/base/env";
import { addPrintUrls } from "@/lib/subjects/texts/html";
import type { Language } from "@/lib/base/i18n/languages";
import styles from "./prose.module.css";

type ProseProps = {
  html: string;
  language: Language;
  /** Whether its headings start at level 3, below a title at level 2. */
  deep?: boolean;
};

/** Rendered Markdown of the site's content files, with `lang` if it differs from the page's language. */
export function Prose({ html, language, deep }: ProseProps) {
  const lang = useLang(language);
  const text = addPrintUrls(html, env().SITE_URL);
  const classNames = deep ? `${styles.prose} ${styles.deep}` : styles.prose;
  return <div className={classNames} lang={lang} dangerouslySetInnerHTML={{ __html: text }} />;
}

/** The `lang` attribute for a text in this language; undefined if the page has the same language. */
export function useLang(language: Language): Language | undefined {
  return useLocale() === language ? undefined : language;
}
