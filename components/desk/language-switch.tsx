"use client";

import { useTranslations } from "next-intl";
import { completeAddress } from "@/lib/app/markup/contextual-links";
import { deskLanguages, type DeskLanguage } from "@/lib/base/desk/language";
import { languageNames } from "@/lib/base/i18n/languages";

/** Links to the desk's languages. The `locale` parameter sets a cookie that later requests use. */
export function LanguageSwitch({ language }: { language: DeskLanguage }) {
  const t = useTranslations("desk.shell");
  return (
    <nav aria-label={t("language")} className="-mx-2 flex gap-1 text-label">
      {deskLanguages.map((other) => (
        <a
          key={other}
          href={`?locale=${other}`}
          lang={other}
          hrefLang={other}
          className="flex min-h-11 items-center px-2 whitespace-nowrap underline-offset-4 hover:underline aria-[current]:font-bold aria-[current]:underline"
          aria-current={other === language ? "true" : undefined}
          // Keeps the rest of the address, such as a filter or a link's token.
          onClick={({ currentTarget }) => completeAddress(currentTarget)}
        >
          {languageNames[other]}
        </a>
      ))}
    </nav>
  );
}
