"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { ConsultProps } from "@/components/layout/consult-modal";
import type { AccountView } from "@/lib/subjects/people/view-calls";
import { isEndedTrial } from "@/lib/base/contract/trial-states";
import { paths } from "@/lib/base/paths";
import type { TrialWorth } from "@/lib/subjects/school/trial-worth";
import { refreshView, useAccountView } from "../people/use-account-view";
import { ViewContent } from "../people/view-content";
import { NewRequest, OpenRequest, ScheduledLesson } from "./trial-panels";
import { TrialSteps } from "./trial-steps";

type TrialRequestProps = {
  worth: TrialWorth | null;
  /** Business days in which an adviser usually answers; 0 if the school states none. */
  answerDays: number;
  consult: ConsultProps;
  /** Address of the external classroom, with `{id}`. */
  room: string | undefined;
};

/** The family's free trial lesson: the request form, then the status of the request. */
export function TrialRequestCard(props: TrialRequestProps) {
  const view = useAccountView("trial", { accountType: "student" });
  return <ViewContent view={view}>{(data) => <Content data={data} {...props} />}</ViewContent>;
}

type Data = AccountView<"trial">;

function Content({ data, worth, answerDays, consult, room }: TrialRequestProps & { data: Data }) {
  const t = useTranslations("trialLesson");
  const { trial } = data;
  const [outcome, setOutcome] = useState<{ success?: string; problem?: string }>({});
  const messageRef = useRef<HTMLDivElement>(null);
  /** Reloads the request and moves the focus to the result message. */
  const showOutcome = async (next: typeof outcome) => {
    await Promise.all([refreshView("trial"), refreshView("student")]);
    setOutcome(next);
    messageRef.current?.focus();
  };
  const handlers = {
    onDone: (success: string) => void showOutcome({ success }),
    onProblem: (problem: string) => void showOutcome({ problem }),
  };
  return (
    <>
      <div ref={messageRef} tabIndex={-1} className="outline-none">
        <p role="status" className="mb-4 font-semibold text-accent empty:absolute">
          {outcome.success}
        </p>
        <p role="alert" className="field-error mb-4 empty:hidden">
          {outcome.problem}
        </p>
      </div>
      {!trial || isEndedTrial(trial.state) ? (
        <NewRequest data={data} worth={worth} {...handlers} />
      ) : (
        <>
          {trial.state === "asked" && (
            <OpenRequest key={trial.revision} data={data} trial={trial} {...handlers} />
          )}
          {trial.state !== "asked" && (
            <ScheduledLesson trial={trial} consult={consult} room={room} {...handlers} />
          )}
          <TrialSteps state={trial.state} answerDays={answerDays} />
        </>
      )}
      <p className="mt-6">
        <a href={paths.studentCentre} className="link">
          {t("toCentre")}
        </a>
      </p>
    </>
  );
}
