"use client";

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
          aria-current={other === language ? "true" : undefined}
          onClick={keepQuery}
        >
          {languageNames[other]}
        </a>
      ))}
    </nav>
  );
}

/** What a screen keeps in its address (a filter, a link's token) stays there. */
function keepQuery(event: React.MouseEvent<HTMLAnchorElement>): void {
  const url = new URL(location.href);
  url.searchParams.set("locale", event.currentTarget.lang);
  event.currentTarget.href = url.href;
}
