"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { guests } from "@/components/session/viewers";
import { Icon } from "@/components/ui/icon";
import { buttonClasses } from "@/components/ui/button";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import type { LocalCharacter } from "@/lib/subjects/characters/localize";
import { saveBlob } from "@/lib/base/links/download";
import { drawWriting, pictureSize } from "./draw-writing";
import { Kai } from "./kai";
import { Pinyin } from "./pinyin";
import type { Writing } from "./use-board";

/** The free lesson, which the page offers after a character. */
export type TrialOffer = { href: string; label: string };

type WrittenCardProps = {
  character: LocalCharacter;
  writing: Writing;
  lang: string;
  /** How many characters were written on this page, and how many it has. */
  count: number;
  total: number;
  siteName: string;
  trial: TrialOffer;
  /** Leads to the next character. */
  nextButton: ReactNode;
};

const fileName = (character: string) => `${character}.png`;

/** What the visitor has written, as a picture to keep and share. It is drawn in the browser and sent nowhere. */
export function WrittenCard(props: WrittenCardProps) {
  const { character, writing, lang, count, total, siteName, trial, nextButton } = props;
  const t = useTranslations("try.writing");
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File>();
  const isHydrated = useIsHydrated();
  const title = t("mine", { character: writing.character });
  const { pinyin, meaning } = character;

  useEffect(() => {
    let isCurrent = true;
    const element = canvas.current;
    if (!element) return;
    const caption = { title, pinyin, meaning, source: `${siteName} · ${location.host}` };
    void drawWriting(element, writing, caption).then(() =>
      element.toBlob((blob) => {
        if (blob && isCurrent) setFile(new File([blob], fileName(writing.character), { type: "image/png" }));
      }),
    );
    return () => {
      isCurrent = false;
    };
  }, [writing, title, pinyin, meaning, siteName]);

  const canShare = isHydrated && file && navigator.canShare?.({ files: [file] });

  const save = () => file && saveBlob(file, file.name);

  async function share() {
    if (!file) return;
    try {
      await navigator.share({ files: [file], text: title });
    } catch (error) {
      // The visitor closed the system's sheet; any other failure leaves saving.
      if ((error as Error).name !== "AbortError") save();
    }
  }

  return (
    <div className="mb-8 sheet p-sheet">
      <div className="flex flex-wrap gap-4">
        <canvas
          ref={canvas}
          role="img"
          aria-label={t("picture", { character: writing.character })}
          {...pictureSize}
          className="h-auto w-28 shrink-0 self-start rounded-small border border-line"
        />
        <div className="grid flex-[1_1_10rem] content-start gap-1">
          <p className="text-h3 font-semibold">
            <Kai lang={lang}>{writing.character}</Kai> <Pinyin>{pinyin}</Pinyin>
          </p>
          <p>{meaning}</p>
          <p className="text-label text-soft">{t("count", { count, total })}</p>
          <button
            type="button"
            disabled={!file}
            className={`${buttonClasses.secondary} mt-2 justify-self-start`}
            onClick={() => (canShare ? void share() : save())}
          >
            <Icon name={canShare ? "share" : "download"} size={18} />
            {t(canShare ? "share" : "save")}
          </button>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {nextButton}
        <a data-for={guests} href={trial.href} className={buttonClasses.primary}>
          {trial.label}
        </a>
      </div>
    </div>
  );
}
