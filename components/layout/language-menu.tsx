import { Disclosure } from "@/components/ui/disclosure";
import { Icon } from "@/components/ui/icon";
import { languageNames, type Language } from "@/lib/i18n/languages";
import { withColon } from "@/lib/i18n/marks";
import { LanguageLinks } from "./language-links";

export function LanguageMenu({ language, label }: { language: Language; label: string }) {
  return (
    <Disclosure
      summary={
        <>
          <Icon name="globe" size={18} />
          <span className="sr-only">{withColon(label)}</span>
          {languageNames[language]}
          <Icon name="chevron-down" size={16} />
        </>
      }
    >
      <LanguageLinks current={language} />
    </Disclosure>
  );
}
