import { ChevronDown, Globe } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import { languageNames } from "@/lib/i18n/languages";
import { LanguageLinks } from "./language-links";
import { menuLook } from "./menu-look";

export function LanguageMenu() {
  const t = useTranslations("header");
  const locale = useLocale();
  return (
    <Disclosure
      className={menuLook.disclosure}
      summaryLabel={`${t("language")}: ${languageNames[locale]}`}
      summary={
        <>
          <Globe aria-hidden size={18} />
          <span>{languageNames[locale]}</span>
          <ChevronDown aria-hidden size={16} />
        </>
      }
    >
      <LanguageLinks current={locale} listClass={menuLook.list} itemClass={menuLook.item} />
    </Disclosure>
  );
}
