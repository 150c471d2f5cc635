import { useLocale, useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import { Icon } from "@/components/ui/icon";
import { languageNames } from "@/lib/i18n/languages";
import { withColon } from "@/lib/i18n/marks";
import { LanguageLinks } from "./language-links";
import { menuClasses } from "./menu-classes";

export function LanguageMenu() {
  const t = useTranslations("header");
  const locale = useLocale();
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
      <LanguageLinks current={locale} />
    </Disclosure>
  );
}
