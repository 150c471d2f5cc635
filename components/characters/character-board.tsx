"use client";

import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { buttonClasses } from "@/components/ui/button";
import { DirectionPad } from "./direction-pad";
import { Kai } from "./kai";
import { StrokeGuide } from "./stroke-guide";
import { mistakesBeforeHint, useBoard, type BoardState, type Writing } from "./use-board";
import styles from "./board.module.css";

type CharacterBoardProps = {
  /** One with stroke data (content/characters). Must not change; use it as the key. */
  character: string;
  /** `lang` of the character. */
  lang: string;
  /** Small text, and arrows without words. */
  isSmall?: boolean;
  /** The visitor touches the board, or writes by keyboard; called each time. */
  onBegin?: () => void;
  /** The last stroke was written. Called again if the visitor writes the character again. */
  onDone?: (writing: Writing) => void;
  /** Beside the buttons. */
  children?: ReactNode;
};

/**
 * A board to write a character on, by pointer, finger or keyboard: it shows where each stroke starts and goes, and fills
 * its container. The server renders the character, so nothing moves when the writer, which loads after the first paint,
 * takes over. Needs the messages of `characters`. Above it must be no listener of `mousedown` or `touchstart` that drags.
 */
export function CharacterBoard({
  character,
  lang,
  isSmall = false,
  onBegin,
  onDone,
  children,
}: CharacterBoardProps) {
  const t = useTranslations("characters");
  const { grid, state, show, write, choose, pointerEvents } = useBoard(character, { onBegin, onDone });
  const [hasPad, setHasPad] = useState(false);
  const { activity, stroke, medians } = state;
  const isWriting = activity === "writing";
  const isWritten = activity === "written";
  const median = isWriting || activity === "showing" ? medians[stroke] : undefined;
  const buttons = [
    { name: "show", icon: "play", onClick: () => void show() },
    { name: "again", icon: "rotate-ccw", onClick: () => void write() },
  ] as const;
  return (
    <div className="grid gap-3">
      <div
        role="img"
        aria-label={t("grid", { character })}
        {...pointerEvents}
        // Light and dark in high contrast, too, where the strokes keep their colors.
        className={`@container relative aspect-square w-full overflow-hidden rounded-small border border-line bg-surface mi-grid transition-shadow forced-color-adjust-none ${isWritten ? styles["written"] : ""} ${isWritten || activity === "showing" ? "" : "cursor-crosshair touch-none select-none noscript:cursor-auto noscript:touch-auto"}`}
      >
        {medians.length === 0 && (
          <span aria-hidden className={styles["ghost"]}>
            <Kai lang={lang}>{character}</Kai>
          </span>
        )}
        <div ref={grid} className="absolute inset-0" />
        {median && <StrokeGuide key={stroke} median={median} n={stroke + 1} isWriting={isWriting} />}
        {isWritten && (
          <span aria-hidden className={styles["seal"]}>
            <Icon name="check" size={22} />
          </span>
        )}
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 noscript:hidden">
        <p role="status" className={`min-w-[min(10rem,100%)] flex-1 ${isSmall ? "text-label" : ""}`}>
          {statusText(state, t, character)}
        </p>
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            className={buttonClasses.round}
            aria-label={t("buttons")}
            title={t("buttons")}
            aria-pressed={hasPad}
            onClick={() => setHasPad(!hasPad)}
          >
            <Icon name="keyboard" size={18} />
          </button>
          {buttons.map(({ name, icon, onClick }) => (
            <button
              key={name}
              type="button"
              className={buttonClasses.round}
              aria-label={t(name)}
              title={t(name)}
              onClick={onClick}
            >
              <Icon name={icon} size={18} />
            </button>
          ))}
          {children}
        </div>
      </div>
      {isWriting && (
        <div className={hasPad ? "" : styles["pad"]}>
          <DirectionPad
            label={t("choose", { n: stroke + 1, total: medians.length })}
            isSmall={isSmall}
            onChoose={(direction) => void choose([direction])}
          />
        </div>
      )}
    </div>
  );
}

function statusText(
  { activity, stroke, strokes, mistakes }: BoardState,
  t: ReturnType<typeof useTranslations<"characters">>,
  character: string,
): string {
  const direction = t(`directions.${strokes[stroke]?.main ?? "right"}`);
  const values = { n: stroke + 1, total: strokes.length, direction, character };
  if (activity === "still" || activity === "loading") return t("start");
  if (activity === "failed") return t("failed");
  if (activity === "showing") return t("stroke", values);
  if (activity === "written") return t("written", values);
  if (mistakes >= mistakesBeforeHint) return t("hint", values);
  return t(mistakes > 0 ? "mistake" : "next", values);
}
