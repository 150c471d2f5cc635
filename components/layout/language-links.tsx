"use client";

import type { MouseEvent } from "react";
import { isUnmodifiedClick } from "@/components/ui/unmodified-click";
import { completeAddress } from "@/lib/app/markup/contextual-links";
import { languageNames, languages, type Language } from "@/lib/base/i18n/languages";
import { storeLanguage } from "@/lib/base/session/browser";
import { menuClasses } from "./menu-classes";

type LanguageLinksProps = {
  current: Language;
  /** The languages to link to; all by default. */
  offered?: readonly Language[] | undefined;
};

/**
 * One link per language, named in that language. Without script, the query of the link switches the language. With
 * script, the choice is stored in a cookie and the page is reloaded, so that the router's cache has nothing in the old
 * language; if cookies are blocked, the query is used.
 */
export function LanguageLinks({ current, offered = languages }: LanguageLinksProps) {
  const selectLanguage = (event: MouseEvent<HTMLAnchorElement>, language: Language) => {
    const link = event.currentTarget;
    completeAddress(link);
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    const wasStored = storeLanguage(language);
    const address = new URL(location.href);
    if (!wasStored) {
      location.assign(link.href);
    } else if (address.searchParams.has("locale")) {
      address.searchParams.delete("locale");
      location.replace(address);
    } else {
      location.reload();
    }
  };
  return (
    <ul className={menuClasses.list}>
      {offered.map((language) => (
        <li key={language}>
          <a
            href={`?locale=${language}`}
            lang={language}
            hrefLang={language}
            className={`${menuClasses.listLink} aria-[current]:font-bold`}
            aria-current={language === current ? "true" : undefined}
            onClick={(event) => selectLanguage(event, language)}
          >
            {languageNames[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
