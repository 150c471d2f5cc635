"use client";

import type { MouseEvent } from "react";
import { isPlainPress } from "@/components/ui/plain-press";
import { completeAddress } from "@/lib/markup/from-here";
import { languageNames, languages, type Language } from "@/lib/i18n/languages";
import { storeLanguage } from "@/lib/session/browser";

/**
 * One link per language, each in its own words. Without script the link's query switches; with script the
 * choice is stored and the page loads anew, so that nothing of the old language is left in the router's cache.
 * Where no cookie can be stored, the query has to carry it.
 */
export function LanguageLinks({ current }: { current: Language }) {
  const choose = (event: MouseEvent<HTMLAnchorElement>, language: Language) => {
    const link = event.currentTarget;
    completeAddress(link);
    if (!isPlainPress(event)) return;
    event.preventDefault();
    const stored = storeLanguage(language);
    const address = new URL(location.href);
    if (!stored) {
      location.assign(link.href);
    } else if (address.searchParams.has("locale")) {
      address.searchParams.delete("locale");
      location.replace(address);
    } else {
      location.reload();
    }
  };
  return (
    <ul>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={`?locale=${language}`}
            lang={language}
            hrefLang={language}
            aria-current={language === current ? "true" : undefined}
            onClick={(event) => choose(event, language)}
          >
            {languageNames[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
