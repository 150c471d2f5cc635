import { useLocale, useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import { Icon } from "@/components/ui/icon";
import { languageNames, languages } from "@/lib/base/i18n/languages";
import { withColon } from "@/lib/base/i18n/marks";
import { offeredLanguages } from "@/lib/subjects/school/school";
import { LanguageLinks } from "./language-links";
import { menuClasses } from "./menu-classes";

/** The menu of the languages that the school offers; nothing if it offers only one. */
export function LanguageMenu() {
  const t = useTranslations("header");
  const locale = useLocale();
  const offered = offeredLanguages();
  if (offered.length === 1) return null;
  return (
    <Disclosure
      summaryClassName={menuClasses.summary}
      summary={
        <>
          <Icon name="globe" size={18} />
          <span className="sr-only">{withColon(t("language"))}</span>
          {languageNames[locale]}
          <Icon name="chevron-down" size={16} />
        </>
      }
    >
      <LanguageLinks current={locale} offered={offered.length < languages.length ? offered : undefined} />
    </Disclosure>
  );
}
