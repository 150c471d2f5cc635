"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { defaultScript } from "@/lib/subjects/level-test/display";
import type { LevelTest } from "@/lib/subjects/level-test/estimate";
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
  /** The test as it is stored, from which this component goes on. */
  initialTest: LevelTest;
  /** Whether the visitor has just answered the first question, whose focus the next one takes over. */
  movesFocus: boolean;
  /** Leads back to the first question. */
  restart: () => void;
};

/** The test after its first question. Without experience it is a result at once, for which no question is loaded. */
export default function TestRunner(props: TestRunnerProps) {
  const { setting, initialTest, movesFocus, restart } = props;
  const script = defaultScript(useLocale());
  if (initialTest.experience !== "none") return <LoadedTest {...props} />;
  return <TestResult level={0} takesFocus={movesFocus} {...{ script, setting, restart }} />;
}

/** The test. Its code and questions are loaded when it starts; then it needs no network. */
function LoadedTest(props: TestRunnerProps) {
  const t = useTranslations("levelTest.test");
  const { loaded, retry } = useQuestions(props.setting.questionsHref);
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
  return <Test loaded={loaded} {...props} />;
}

type TestProps = TestRunnerProps & { loaded: LoadedQuestions };

function Test({ loaded: { file, voice }, setting, initialTest, movesFocus, restart }: TestProps) {
  const t = useTranslations("levelTest");
  const [script, setScript] = useState<Script>(defaultScript(useLocale()));
  const [flow] = useState(() => createFlow(file.questions));
  const hasVoice = voice !== undefined;
  const [test, setTest] = useState(() => flow.resume(initialTest, hasVoice));
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

  const step: Step<TestQuestion> = flow.stepOf(test);
  if (step.kind === "result")
    return (
      <TestResult
        level={step.estimate.level}
        tested={{ ...step, hasSound: test.hasSound, prompts: file.prompts }}
        {...{ script, setting, restart }}
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
          {t("test.progress", { n: number })}
        </p>
        <button type="button" className="link" onClick={() => setScript(script === "hans" ? "hant" : "hans")}>
          {t(script === "hans" ? "test.traditional" : "test.simplified")}
        </button>
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
