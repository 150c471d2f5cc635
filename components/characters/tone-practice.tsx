"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { buttonClasses } from "@/components/ui/button";
import { chineseLang } from "@/lib/subjects/characters/localize";
import type { ToneSyllable } from "@/lib/subjects/characters/schema";
import { inTone, tones, type Tone } from "@/lib/subjects/characters/tones";
import type { SchoolVoices } from "@/lib/subjects/pronunciations/published";
import { Pinyin } from "./pinyin";
import { ToneContour } from "./tone-contour";
import { useListening } from "./use-listening";
import { useScript } from "./use-script";
import { VoiceName } from "./voice-name";

type Question = { syllable: ToneSyllable; tone: Tone };

type PracticeState = {
  question: Question | undefined;
  choice: Tone | undefined;
  sound: "idle" | "speaking" | "silent";
};

const pick = <Item,>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)] as Item;

type TonePracticeProps = { syllables: readonly ToneSyllable[]; voices: SchoolVoices };

/** Plays a syllable, lets the visitor choose its tone and shows the contour. */
export function TonePractice({ syllables, voices }: TonePracticeProps) {
  const t = useTranslations("try.tones");
  const v = useTranslations("try.voice");
  const locale = useLocale();
  const script = useScript(locale);
  const { device, play: playText } = useListening(script);
  const [{ question, choice, sound }, setState] = useState<PracticeState>({
    question: undefined,
    choice: undefined,
    sound: "idle",
  });

  const all = syllables.flatMap((syllable) => tones.map((tone): Question => ({ syllable, tone })));
  const voiceOf = ({ syllable, tone }: Question) => voices[inTone(syllable, tone).hans];
  const audible = device ? all : all.filter(voiceOf);
  if (device === null && audible.length === 0)
    return (
      <div className="mt-6 max-w-[48rem] sheet p-sheet">
        <p className="font-semibold">{v("none")}</p>
        <p className="mt-1">{v("how")}</p>
      </div>
    );
  // Reserves the height of the controls, of which the page has none without a script.
  if (audible.length === 0) return <div className="mt-6 min-h-40 noscript:hidden" />;

  async function play(next: Question) {
    setState((old) => ({
      question: next,
      choice: next === old.question ? old.choice : undefined,
      sound: "speaking",
    }));
    const outcome = await playText(inTone(next.syllable, next.tone)[script], voiceOf(next));
    if (outcome === "stopped") return;
    const sound = outcome === "silent" ? "silent" : "idle";
    setState((old) => (old.question === next ? { ...old, sound } : old));
  }
  const playNew = () => void play(pick(audible));
  const answer = question && inTone(question.syllable, question.tone);
  const choose = (tone: Tone) => setState((old) => ({ ...old, choice: old.choice ?? tone }));
  return (
    <div className="mt-6 sheet p-sheet noscript:hidden">
      <h3 className="text-h3">{t("practice")}</h3>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <button
          type="button"
          aria-busy={sound === "speaking"}
          className={buttonClasses.secondary}
          onClick={() => (question ? void play(question) : playNew())}
        >
          <Icon name="headphones" size={18} />
          {question ? t("again") : t("play")}
        </button>
        {choice && (
          <button type="button" className={buttonClasses.secondary} onClick={playNew}>
            {t("next")}
          </button>
        )}
        {question && <VoiceName school={voiceOf(question)} />}
      </div>
      {question && (
        <div role="group" aria-label={t("question")} className="mt-4 flex flex-wrap gap-3">
          {tones.map((tone) => (
            <button
              key={tone}
              type="button"
              aria-pressed={choice === tone}
              aria-disabled={choice !== undefined}
              onClick={() => choose(tone)}
              className={`flex min-h-11 flex-[1_1_8rem] flex-wrap items-center justify-center gap-2 rounded-small border bg-surface p-2 ${colorOf(tone, { choice, right: question.tone })}`}
            >
              <ToneContour tone={tone} />
              <span>{t(`${tone}.name`)}</span>
            </button>
          ))}
        </div>
      )}
      <p role="status" className="mt-4 min-h-7">
        {sound === "silent" && v("silent")}
        {choice &&
          answer &&
          t.rich(choice === question?.tone ? "right" : "wrong", {
            character: () => <span lang={chineseLang(script, locale)}>{answer[script]}</span>,
            pinyin: () => <Pinyin>{answer.pinyin}</Pinyin>,
            tone: t(`${question?.tone ?? 1}.name`),
          })}
      </p>
    </div>
  );
}

/** The right tone is marked once one was chosen, as is a wrong choice. */
function colorOf(tone: Tone, { choice, right }: { choice: Tone | undefined; right: Tone }): string {
  if (choice !== undefined && tone === right) return "border-accent ring-accent text-accent ring-2";
  if (choice === tone) return "border-mark text-mark";
  return "border-ink/50";
}
