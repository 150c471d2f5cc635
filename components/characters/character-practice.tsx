"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState, type ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { buttonClasses } from "@/components/ui/button";
import { chineseLang, type LocalCharacter } from "@/lib/subjects/characters/localize";
import type { SchoolVoices } from "@/lib/subjects/pronunciations/published";
import { CharacterBoard } from "./character-board";
import { CharacterCard } from "./character-card";
import { Kai } from "./kai";
import { ListenButton } from "./listen-button";
import { Pinyin } from "./pinyin";
import { ScriptSwitch } from "./script-switch";
import type { Writing } from "./use-board";
import { useScript } from "./use-script";
import { WrittenCard, type TrialOffer } from "./written-card";

type CharacterPracticeProps = {
  characters: readonly LocalCharacter[];
  /** The school's recordings, by simplified character. */
  voices: SchoolVoices;
  /** The name of the school, on pictures of what was written. */
  siteName: string;
  trial: TrialOffer;
  /** Above the list. */
  children: ReactNode;
};

/** A board for the characters of a list, one after the other. */
export function CharacterPractice(props: CharacterPracticeProps) {
  const { characters, voices, siteName, trial, children } = props;
  const t = useTranslations("try.writing");
  const locale = useLocale();
  const script = useScript(locale);
  const lang = chineseLang(script, locale);
  const panel = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  const [written, setWritten] = useState<ReadonlySet<number>>(new Set());
  const [writing, setWriting] = useState<Writing>();
  const current = characters[selected] as LocalCharacter;
  const { character } = current[script];
  const next = nextUnwritten(characters.length, selected, written);

  function select(index: number) {
    setSelected(index);
    setWriting(undefined);
    panel.current?.focus();
  }
  function finish(result: Writing) {
    setWriting(result);
    setWritten((old) => new Set(old).add(selected));
  }

  return (
    // Two columns where there is room for both, also with large text.
    <div className="@container">
      <div className="grid gap-10 @min-[44rem]:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]">
        <div
          ref={panel}
          tabIndex={-1}
          role="group"
          aria-label={t("panel", { character })}
          className="grid scroll-mt-24 gap-4 self-start outline-none @min-[44rem]:sticky @min-[44rem]:top-24 print:hidden"
        >
          {/* As large as the first screen of a phone or a laptop has room for. */}
          <div className="grid w-full max-w-[min(26rem,100%,max(16rem,58svh))] gap-2">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Pinyin className="text-h3 font-semibold">{current.pinyin}</Pinyin>
              <span>{current.meaning}</span>
            </p>
            <CharacterBoard key={character} character={character} lang={lang} onDone={finish} />
          </div>
          <ListenButton
            key={`listen ${character}`}
            text={character}
            script={script}
            school={voices[current.hans.character]}
          />
        </div>
        <div>
          {/* Beside the board, or below it, without scrolling. */}
          {writing?.character === character && (
            <WrittenCard
              key={selected}
              character={current}
              writing={writing}
              lang={lang}
              count={written.size}
              total={characters.length}
              siteName={siteName}
              trial={trial}
              nextButton={
                <button type="button" className={buttonClasses.secondary} onClick={() => select(next)}>
                  <span>
                    {t.rich("next", {
                      character: () => <Kai lang={lang}>{characters[next]?.[script].character}</Kai>,
                    })}
                  </span>
                  <Icon name="chevron-right" size={18} />
                </button>
              }
            />
          )}
          {children}
          <ScriptSwitch script={script} />
          <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4">
            {characters.map((each, index) => (
              <CharacterCard
                key={each.hans.character}
                character={each}
                script={script}
                lang={lang}
                isSelected={index === selected}
                isWritten={written.has(index)}
                onSelect={() => select(index)}
              />
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

/** The next character that was not written yet, or simply the next one after all were. */
function nextUnwritten(total: number, from: number, written: ReadonlySet<number>): number {
  const following = Array.from({ length: total - 1 }, (_, step) => (from + step + 1) % total);
  return following.find((index) => !written.has(index)) ?? following[0] ?? from;
}
