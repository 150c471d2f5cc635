"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { TrialState } from "@/lib/base/contract/trial-states";
import { paths } from "@/lib/base/paths";

const steps = ["request", "contact", "time", "lesson", "after"] as const;

/** The next step in each state. A missed lesson and an ended request have none. */
const nextStep: Partial<Record<TrialState, (typeof steps)[number]>> = {
  asked: "contact",
  arranged: "lesson",
  held: "after",
};

/**
 * The steps of a trial lesson: done, current and to come.
 * @param answerDays business days in which an adviser usually answers; 0 if the school states none
 */
export function TrialSteps({ state, answerDays }: { state: TrialState; answerDays: number }) {
  const t = useTranslations("trialLesson.steps");
  const next = nextStep[state];
  if (!next) return null;
  const current = steps.indexOf(next);
  return (
    <section className="mt-6 max-w-[56rem] sheet p-sheet desk:p-8" aria-labelledby="trial-steps">
      <h2 id="trial-steps" className="text-lead">
        {t("title")}
      </h2>
      <ol className="mt-4 grid gap-4">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? "step" : undefined}
            className="flex max-w-[46rem] items-start gap-3"
          >
            <span
              aria-hidden="true"
              className={`flex size-8 shrink-0 items-center justify-center rounded-full font-bold outline-1 outline-transparent ${stepClasses(index, current)}`}
            >
              {index < current ? <Icon name="check" size={18} /> : index + 1}
            </span>
            <span className={`min-w-0 pt-1 wrap-anywhere ${index === current ? "font-semibold" : ""}`}>
              {index < current && <span className="sr-only">{t("done")} </span>}
              {t(step, { days: answerDays })}
              {step === "lesson" && index === current && (
                <a href={paths.classroomCheck} className="link block w-fit py-2">
                  {t("check")}
                </a>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function stepClasses(index: number, current: number): string {
  if (index < current) return "bg-accent text-on-accent";
  return index === current ? "bg-gold text-on-light" : "bg-muted text-ink";
}
