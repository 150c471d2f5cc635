"use client";

import { completeAddress } from "@/lib/markup/from-here";
import { deskLanguages, type DeskLanguage } from "@/lib/desk/language";
import { languageNames } from "@/lib/i18n/languages";
import { useWords } from "./words";

/** Each language by its own name; the address says it once, and a cookie keeps it. */
export function LanguageSwitch({ language }: { language: DeskLanguage }) {
  const words = useWords("shell");
  return (
    <nav aria-label={words.language} className="desk-languages">
      {deskLanguages.map((other) => (
        <a
          key={other}
          href={`?locale=${other}`}
          lang={other}
          hrefLang={other}
          aria-current={other === language ? "true" : undefined}
          // What a screen keeps in its address (a filter, a link's token) stays there.
          onClick={({ currentTarget }) => completeAddress(currentTarget)}
        >
          {languageNames[other]}
        </a>
      ))}
    </nav>
  );
}
