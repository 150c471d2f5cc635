"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { chineseLang, type LocalCharacter } from "@/lib/subjects/characters/localize";
import type { SchoolVoices } from "@/lib/subjects/pronunciations/published";
import { CharacterBoard } from "./character-board";
import { Kai } from "./kai";
import { Pinyin } from "./pinyin";
import { ListenButton } from "./listen-button";
import { ScriptSwitch } from "./script-switch";
import { useScript } from "./use-script";

type CharacterPracticeProps = { characters: readonly LocalCharacter[]; voices: SchoolVoices };

/** A list of characters, one of which can be written in the grid. */
export function CharacterPractice({ characters, voices }: CharacterPracticeProps) {
  const t = useTranslations("try.writing");
  const tones = useTranslations("try.tones");
  const locale = useLocale();
  const script = useScript(locale);
  const lang = chineseLang(script, locale);
  const panel = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  const current = characters[selected] as LocalCharacter;
  const { character } = current[script];

  function select(index: number) {
    setSelected(index);
    panel.current?.focus();
  }

  return (
    // Two columns where there is room for both, also with large text.
    <div className="@container mt-8">
      <div className="grid gap-10 @min-[44rem]:grid-cols-[22rem_minmax(0,1fr)]">
        <div
          ref={panel}
          tabIndex={-1}
          role="group"
          aria-label={t("panel", { character })}
          className="grid gap-4 self-start outline-none @min-[44rem]:sticky @min-[44rem]:top-32 print:hidden"
        >
          <CharacterBoard key={character} character={character} lang={lang} />
          <ListenButton
            key={`listen ${character}`}
            text={character}
            script={script}
            school={voices[current.hans.character]}
          />
        </div>
        <div>
          <ScriptSwitch script={script} />
          <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4">
            {characters.map((each, index) => (
              <li key={each.hans.character} className="flex flex-wrap gap-x-4 gap-y-2 sheet p-4">
                <p className="text-[3rem] leading-none">
                  <Kai lang={lang}>{each[script].character}</Kai>
                </p>
                <div className="flex-[1_1_8rem]">
                  <p>
                    <Pinyin className="font-semibold">{each.pinyin}</Pinyin>{" "}
                    <span className="text-label text-soft">
                      {tones(`${each.tone as 1 | 2 | 3 | 4}.name`)}
                    </span>
                  </p>
                  <p>{each.meaning}</p>
                  <p className="mt-1 text-label text-soft">
                    <span lang={lang}>{each.word[script]}</span> <Pinyin>{each.word.pinyin}</Pinyin>
                    {" · "}
                    {each.word.meaning}
                  </p>
                </div>
                <button
                  type="button"
                  aria-pressed={index === selected}
                  onClick={() => select(index)}
                  className="min-h-11 w-full rounded-small border border-ink/50 bg-white px-3 aria-pressed:border-jade aria-pressed:ring-1 aria-pressed:ring-jade print:hidden noscript:hidden"
                >
                  {t.rich("select", {
                    character: () => <span lang={lang}>{each[script].character}</span>,
                  })}
                </button>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
