"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { defaultScript } from "@/lib/subjects/level-test/display";
import { maxAnswers, type LevelTest } from "@/lib/subjects/level-test/estimate";
import { createFlow, type Step } from "@/lib/subjects/level-test/flow";
import { reportTestEvent } from "@/lib/subjects/level-test/report-event";
import type { Script } from "@/lib/subjects/level-test/script";
import type { TestQuestion } from "@/lib/subjects/level-test/test-question";
import { QuestionForm } from "./question-form";
import type { LevelTestSetting } from "./setting";
import { storedTest } from "./stored";
import { TestResult } from "./test-result";
import { useQuestions, type LoadedQuestions } from "./use-questions";

type TestRunnerProps = {
  setting: LevelTestSetting;
  /** Whether the visitor has pressed the start button, whose focus the first question takes over. */
  movesFocus: boolean;
  /** Whether the visitor has never learned Chinese, which is a result without questions. */
  isBeginner?: boolean;
};

/** The lowest level, without an answer. */
const beginnerResult: Step<TestQuestion> & { kind: "result" } = {
  kind: "result",
  estimate: { level: 0, ability: 0, probability: 1 },
  count: 0,
  mistakes: [],
};

/** The result of a visitor who has never learned Chinese, who may take the test all the same. */
export default function TestRunner({ isBeginner = false, ...props }: TestRunnerProps) {
  const [showsResult, setShowsResult] = useState(isBeginner);
  const script = defaultScript(useLocale());
  if (!showsResult) return <LoadedTest {...props} />;
  return (
    <TestResult
      result={beginnerResult}
      hasSound
      {...{ script, setting: props.setting }}
      restart={() => setShowsResult(false)}
      takesFocus
    />
  );
}

/** The test. Its code and questions are loaded when it starts; then it needs no network. */
function LoadedTest({ setting, movesFocus }: TestRunnerProps) {
  const t = useTranslations("levelTest.test");
  const { loaded, retry } = useQuestions(setting.questionsHref);
  if (loaded === "failed")
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p>{t("failed")}</p>
        <button type="button" className={buttonClasses.primary} onClick={retry}>
          {t("retry")}
        </button>
      </div>
    );
  if (!loaded) return <p role="status">{t("loading")}</p>;
  return <Test loaded={loaded} setting={setting} movesFocus={movesFocus} />;
}

type TestProps = TestRunnerProps & { loaded: LoadedQuestions };

const newTest = (hasSound: boolean): LevelTest => ({
  seed: Math.floor(Math.random() * 2 ** 31),
  hasSound,
  answers: [],
});

function Test({ loaded: { file, voice }, setting, movesFocus }: TestProps) {
  const t = useTranslations("levelTest");
  const [script, setScript] = useState<Script>(defaultScript(useLocale()));
  const [flow] = useState(() => createFlow(file.questions));
  const hasVoice = voice !== undefined;
  const [stored] = useState(storedTest.read);
  const [test, setTest] = useState(() => (stored ? flow.resume(stored, hasVoice) : newTest(hasVoice)));
  /** Whether the visitor has just left out listening. */
  const [isMuted, setIsMuted] = useState(false);
  /** Whether the visitor has done something, so that the focus follows the questions. */
  const [hasActed, setHasActed] = useState(movesFocus);

  const change = (next: LevelTest) => {
    // A stored test with an answer has been counted, so that a reload begins no other.
    if (test.answers.length === 0 && next.answers.length > 0) reportTestEvent("started");
    if (flow.stepOf(next).kind === "result") reportTestEvent("finished");
    storedTest.write(next);
    setTest(next);
    setHasActed(true);
  };
  const restart = () => {
    setIsMuted(false);
    change(newTest(hasVoice));
  };

  const step: Step<TestQuestion> = flow.stepOf(test);
  if (step.kind === "result")
    return (
      <TestResult
        result={step}
        hasSound={test.hasSound}
        {...{ script, setting, restart }}
        prompts={file.prompts}
        takesFocus={hasActed}
      />
    );
  const { question, number } = step;
  const silence = !hasVoice && number === 1 ? "noVoice" : isMuted ? "muted" : undefined;
  const note = silence ?? (hasActed ? undefined : "resumed");
  return (
    <div className="mx-auto max-w-[46rem]">
      <h1 className="text-h3">{t("name")}</h1>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p role="status" className="font-semibold">
          {t("test.progress", { n: number, max: maxAnswers })}
        </p>
        <button type="button" className="link" onClick={() => setScript(script === "hans" ? "hant" : "hans")}>
          {t(script === "hans" ? "test.traditional" : "test.simplified")}
        </button>
      </div>
      <div
        aria-hidden="true"
        className="mt-2 h-2 overflow-hidden rounded-pill bg-mist outline-1 outline-transparent"
      >
        <div
          className="h-full bg-jade forced-colors:bg-[Highlight]"
          style={{ width: `${((number - 1) / maxAnswers) * 100}%` }}
        />
      </div>
      <p role="status" className="mt-3 text-label text-soft empty:absolute">
        {note && t(`test.${note}`)}
      </p>
      <QuestionForm
        key={question.id}
        {...{ question, script, voice }}
        prompt={file.prompts[question.kind]}
        takesFocus={hasActed}
        onAnswer={(option) => {
          setIsMuted(false);
          change(flow.answer(test, { id: question.id, option }));
        }}
        onMute={() => {
          setIsMuted(true);
          change(flow.withoutSound(test));
        }}
      />
    </div>
  );
}
