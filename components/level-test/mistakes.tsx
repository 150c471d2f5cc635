"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Mistake } from "@/lib/subjects/level-test/flow";
import { toScript, type Script } from "@/lib/subjects/level-test/script";
import type { QuestionFile, TestQuestion } from "@/lib/subjects/level-test/test-question";
import { Chinese, ReadableChinese } from "./chinese";
import { OptionText, QuestionText } from "./question-form";

type MistakesProps = {
  mistakes: readonly Mistake<TestQuestion>[];
  script: Script;
  prompts: QuestionFile["prompts"];
};

/** The questions that were not answered correctly, each with the right answer and its explanation. */
export function Mistakes({ mistakes, script, prompts }: MistakesProps) {
  const t = useTranslations("levelTest.result");
  return (
    <ol className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-6">
      {mistakes.map(({ question, option }) => (
        <li key={question.id} className="flex flex-col gap-3 sheet p-sheet">
          <h3 className="text-label font-semibold text-soft">{prompts[question.kind]}</h3>
          {question.text && (
            <div className="text-lead">
              <QuestionText question={question} text={question.text} script={script} />
            </div>
          )}
          {question.question && (
            <p className="font-semibold">
              <ReadableChinese text={question.question} script={script} />
            </p>
          )}
          <dl className="grid gap-2">
            {question.say && (
              <Fact name={t("said")}>
                <Chinese text={question.say} script={script} />
              </Fact>
            )}
            {option !== null && (
              <Fact name={t("yours")}>
                <OptionText {...{ question, option, script }} />
              </Fact>
            )}
            <Fact name={t("right")}>
              <OptionText option={question.answer} {...{ question, script }} />
            </Fact>
          </dl>
          {option === null && <p>{t("skipped")}</p>}
          <p>{toScript(question.explanation, script)}</p>
        </li>
      ))}
    </ol>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-label text-soft">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
