"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { buttonClasses } from "@/components/ui/button";
import { DirectionPad } from "./direction-pad";
import { mistakesBeforeHint, useWriting, type WritingState } from "./use-writing";

type WritingPanelProps = {
  /** Must not change; use it as the key. */
  character: string;
  /** `lang` of the character. */
  lang: string;
  /** `cover` fills a picture: the grid, and narrow controls beside it. It starts at once. */
  layout: "page" | "cover";
  /** Ends the writing; beside the other buttons. */
  closeButton?: ReactNode;
  /** Shown after the controls. */
  children?: ReactNode;
};

/** A grid in which a character is shown stroke by stroke and written with a pointer or with buttons. */
export function WritingPanel({ character, lang, layout, closeButton, children }: WritingPanelProps) {
  const t = useTranslations("characters");
  const { grid, state, show, write, choose } = useWriting(character);
  const startWriting = useEffectEvent(() => void write());
  const isCover = layout === "cover";
  useEffect(() => {
    if (isCover) startWriting();
  }, [isCover]);
  const isEmpty = ["still", "loading", "failed"].includes(state.activity);
  const isWriting = state.activity === "writing";
  const n = { n: state.stroke + 1, total: state.strokes.length };
  return (
    <div className={isCover ? "flex h-full gap-3" : "grid gap-4"}>
      <div
        role="img"
        aria-label={t("grid", { character })}
        // White and black in high contrast, too, where the strokes keep their colors.
        className={`@container relative aspect-square overflow-hidden border border-mist bg-white mi-grid forced-color-adjust-none ${isCover ? "h-full" : "w-full max-w-[22rem]"}`}
      >
        {isEmpty && (
          <span
            lang={lang}
            aria-hidden
            className="absolute inset-0 grid place-items-center text-[80cqw] leading-none text-ink"
          >
            {character}
          </span>
        )}
        <div
          ref={grid}
          className={`absolute inset-0 ${isWriting ? "cursor-crosshair touch-none select-none" : ""}`}
        />
      </div>
      <div className={isCover ? "flex min-w-0 flex-1 flex-col gap-2 overflow-y-auto" : "grid gap-3"}>
        <div className={`flex flex-wrap gap-2 noscript:hidden`}>
          {isCover ? (
            <button
              type="button"
              className={buttonClasses.round}
              aria-label={t("show")}
              onClick={() => void show()}
            >
              <Icon name="play" size={18} />
            </button>
          ) : (
            <button type="button" className={buttonClasses.secondary} onClick={() => void show()}>
              {t("show")}
            </button>
          )}
          {isCover ? (
            <button
              type="button"
              className={buttonClasses.round}
              aria-label={t("write")}
              onClick={() => void write()}
            >
              <Icon name="notebook-pen" size={18} />
            </button>
          ) : (
            <button type="button" className={buttonClasses.secondary} onClick={() => void write()}>
              {t("write")}
            </button>
          )}
          {closeButton}
        </div>
        <p role="status" className={isCover ? "text-label" : "min-h-14"}>
          {statusText(state, t, character)}
        </p>
        {isWriting && (
          <DirectionPad
            label={t("choose", n)}
            isSmall={isCover}
            onChoose={(direction) => void choose(direction)}
          />
        )}
        {children}
      </div>
    </div>
  );
}

function statusText(
  { activity, stroke, strokes, mistakes }: WritingState,
  t: ReturnType<typeof useTranslations<"characters">>,
  character: string,
): string {
  const direction = t(`directions.${strokes[stroke]?.main ?? "right"}`);
  const values = { n: stroke + 1, total: strokes.length, direction, character };
  if (activity === "still") return "";
  if (activity === "loading") return t("loading");
  if (activity === "failed") return t("failed");
  if (activity === "showing") return t("stroke", values);
  if (activity === "shown") return t("shown");
  if (activity === "written") return t("written", values);
  if (mistakes >= mistakesBeforeHint) return t("hint", values);
  return t(mistakes > 0 ? "mistake" : "next", values);
}
