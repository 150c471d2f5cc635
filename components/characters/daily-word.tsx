"use client";

import { useLocale, useTranslations } from "next-intl";
import { useClock } from "@/components/ui/use-clock";
import { chineseLang, type UpcomingWords } from "@/lib/subjects/characters/localize";
import { dayNumber } from "@/lib/subjects/characters/word-of-the-day";
import type { SchoolVoices } from "@/lib/subjects/pronunciations/published";
import "./kai-words.css";
import { Kai } from "./kai";
import { Pinyin } from "./pinyin";
import { ListenButton } from "./listen-button";
import { useScript } from "./use-script";

/** Today's word. It changes at midnight by the school's clock, also in a tab that was asleep. */
export function DailyWord({
  words,
  firstDay,
  zone,
  renderedAt,
  voices,
}: UpcomingWords & { voices: SchoolVoices }) {
  const t = useTranslations("try.word");
  const locale = useLocale();
  const script = useScript(locale);
  const lang = chineseLang(script, locale);
  const word = words[useClock((now) => dayNumber(now, zone), renderedAt) - firstDay];
  if (!word)
    return (
      <p className="mt-6">
        {/* The same page, for an open tab that is older than its words. */}
        <a href="" className="link">
          {t("reload")}
        </a>
      </p>
    );
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-10 gap-y-6">
      <div className="text-center">
        <p className="text-[min(4.5rem,20vw)] leading-tight text-mark">
          <Kai lang={lang}>{word[script]}</Kai>
        </p>
        <p className="text-lead">
          <Pinyin>{word.pinyin}</Pinyin>
        </p>
      </div>
      <div className="flex-[1_1_16rem]">
        <p className="text-h3 font-semibold">{word.meaning}</p>
        <p lang={lang} className="mt-4 text-lead">
          {word.example[script]}
        </p>
        <p className="text-soft">
          <Pinyin>{word.example.pinyin}</Pinyin>
        </p>
        {word.example.translation && <p>{word.example.translation}</p>}
        <div className="mt-4 min-h-11">
          <ListenButton key={word.hans} text={word[script]} script={script} school={voices[word.hans]} />
        </div>
      </div>
    </div>
  );
}
