"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { WritingPanel } from "@/components/characters/writing-panel";
import { buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/lib/base/paths";

type BannerGridProps = { character: string; lang: string; onClose: () => void };

/** Covers a banner with a writing grid of the same size. */
export default function BannerGrid({ character, lang, onClose }: BannerGridProps) {
  const t = useTranslations("characters");
  const cover = useRef<HTMLDivElement>(null);

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
      <WritingPanel
        character={character}
        lang={lang}
        layout="cover"
        closeButton={
          <button type="button" className={buttonClasses.round} aria-label={t("close")} onClick={onClose}>
            <Icon name="x" size={18} />
          </button>
        }
      >
        <a href={paths.try} className="link text-label">
          {t("more")}
        </a>
      </WritingPanel>
    </div>
  );
}
