"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { Pinyin } from "@/components/characters/pinyin";
import { buttonClasses } from "@/components/ui/button";
import { useSecondPressGuard } from "@/components/ui/use-second-press-guard";
import type { Script } from "@/lib/subjects/level-test/script";
import {
  hasChineseOptions,
  optionPinyin,
  optionText,
  type TestQuestion,
} from "@/lib/subjects/level-test/test-question";
import { languageOf, pinyinClasses, ReadableChinese, SentenceParts } from "./chinese";
import { QuestionListenButton } from "./listen-button";

type QuestionFormProps = {
  question: TestQuestion;
  prompt: string;
  script: Script;
  voice: SpeechSynthesisVoice | undefined;
  /** Whether the question takes the focus when it appears. */
  takesFocus: boolean;
  /** @param option number of the chosen option, from 1; null for "I don't know" */
  onAnswer: (option: number | null) => void;
  onMute: () => void;
};

/** A question with its options. The answer counts once it is confirmed, so that a slip can be corrected. */
export function QuestionForm(props: QuestionFormProps) {
  const { question, prompt, script, voice, takesFocus, onAnswer, onMute } = props;
  const t = useTranslations("levelTest.test");
  const heading = useRef<HTMLHeadingElement>(null);
  const firstOption = useRef<HTMLInputElement>(null);
  const [lacksAnswer, setLacksAnswer] = useState(false);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
    // The question takes the focus only when it appears.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const guardSecondPress = useSecondPressGuard();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get("option");
    if (typeof chosen === "string") return onAnswer(Number(chosen));
    setLacksAnswer(true);
    firstOption.current?.focus();
  };

  const options = Array.from({ length: question.optionCount }, (_, index) => index + 1);
  return (
    <form onSubmit={submit} onClickCapture={guardSecondPress} className="mt-4 sheet p-sheet desk:p-8">
      <h2 ref={heading} id="level-test-prompt" tabIndex={-1} className="text-lead font-semibold outline-none">
        {prompt}
      </h2>
      {question.say && voice && (
        <QuestionListenButton text={question.say[script]} voice={voice} onMute={onMute} />
      )}
      <div id="level-test-text" className="mt-4 grid gap-2 text-[1.375rem] leading-relaxed empty:hidden">
        {question.text && <QuestionText question={question} text={question.text} script={script} />}
        {question.question && (
          <p className="font-semibold">
            <ReadableChinese text={question.question} script={script} />
          </p>
        )}
      </div>
      <fieldset
        aria-labelledby="level-test-prompt level-test-text"
        aria-describedby={lacksAnswer ? "level-test-error" : undefined}
        className="mt-5 grid gap-2"
      >
        {options.map((option) => (
          <label
            key={option}
            className="flex min-h-12 items-center gap-3 rounded-small border border-ink/25 px-[min(1rem,4vw)] py-2 hover:border-ink/60 has-checked:border-accent has-checked:bg-muted/50"
          >
            <input
              ref={option === 1 ? firstOption : undefined}
              type="radio"
              name="option"
              value={option}
              className="size-5 shrink-0 accent-accent"
              onChange={() => setLacksAnswer(false)}
            />
            <OptionText question={question} option={option} script={script} />
          </label>
        ))}
      </fieldset>
      <p id="level-test-error" role="alert" className="field-error empty:hidden">
        {lacksAnswer && t("choose")}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="submit" className={buttonClasses.primary}>
          {t("next")}
        </button>
        <button type="button" className={buttonClasses.secondary} onClick={() => onAnswer(null)}>
          {t("dontKnow")}
        </button>
      </div>
    </form>
  );
}

type QuestionTextProps = { question: TestQuestion; text: NonNullable<TestQuestion["text"]>; script: Script };

/** The displayed text of a question. */
export function QuestionText({ question, text, script }: QuestionTextProps) {
  if (question.kind === "word-order") return <SentenceParts text={text} script={script} />;
  return (
    <p>
      <ReadableChinese text={text} script={script} />
    </p>
  );
}

type OptionTextProps = { question: TestQuestion; option: number; script: Script };

/** An option in the page's language, in Chinese or in pinyin. */
export function OptionText({ question, option, script }: OptionTextProps) {
  const text = optionText(question, option, script);
  if (question.kind === "tone") return <Pinyin className="text-lead">{text}</Pinyin>;
  if (!hasChineseOptions(question)) return <span>{text}</span>;
  const reading = optionPinyin(question, option);
  return (
    <span className="text-lead">
      <span lang={languageOf(script)}>{text}</span>
      {reading && <Pinyin className={pinyinClasses}>{reading}</Pinyin>}
    </span>
  );
}
