"use client";

import { useLocale } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { WritingPanel } from "@/components/characters/writing-panel";
import { loadCharacterTexts, type CharacterTexts } from "@/components/characters/character-texts";
import { buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/lib/base/paths";

type BannerGridProps = { character: string; lang: string; onClose: () => void };

/** Covers a banner with a writing grid of the same size. */
export default function BannerGrid({ character, lang, onClose }: BannerGridProps) {
  const language = useLocale();
  const cover = useRef<HTMLDivElement>(null);
  const [texts, setTexts] = useState<CharacterTexts>();

  useEffect(() => {
    loadCharacterTexts(language).then(setTexts, onClose);
    // Once, for the language of the page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [language]);

  // Native listeners, because the carousel's own one, on an ancestor, would drag the slides.
  useEffect(() => {
    const element = cover.current;
    const keep = (event: Event) => event.stopPropagation();
    for (const type of ["mousedown", "touchstart"]) element?.addEventListener(type, keep);
    return () => {
      for (const type of ["mousedown", "touchstart"]) element?.removeEventListener(type, keep);
    };
  }, []);

  return (
    <div
      ref={cover}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className="absolute inset-0 overflow-hidden rounded-card border border-mist bg-white p-2"
    >
      {texts && (
        <WritingPanel
          character={character}
          lang={lang}
          texts={texts}
          layout="cover"
          closeButton={
            <button type="button" className={buttonClasses.round} aria-label={texts.close} onClick={onClose}>
              <Icon name="x" size={18} />
            </button>
          }
        >
          <a href={paths.try} className="link text-label">
            {texts.more}
          </a>
        </WritingPanel>
      )}
    </div>
  );
}
