"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import type { ConsultProps } from "@/components/layout/consult-modal";
import { buttonClasses } from "@/components/ui/button";
import { useClock } from "@/components/ui/use-clock";
import type { AccountView } from "@/lib/subjects/people/view-calls";
import { isEndedTrial } from "@/lib/base/contract/trial-states";
import { formatDate } from "@/lib/base/i18n/time";
import { paths } from "@/lib/base/paths";
import type { TrialWorth } from "@/lib/subjects/school/trial-worth";
import { AdviserButton } from "../people/offer-card";
import { SlotTimes } from "./slot-times";
import { TrialEntry } from "./trial-entry";
import { TrialForm } from "./trial-form";
import { TrialWishesList } from "./trial-wishes";
import { WithdrawTrial } from "./withdraw-trial";

/* The panels of a trial lesson, one for each state of its request. */

type Data = AccountView<"trial">;
type Trial = NonNullable<Data["trial"]>;
type OutcomeHandlers = { onDone: (success: string) => void; onProblem: (problem: string) => void };

const Sheet = ({ children }: { children: ReactNode }) => (
  <section className="grid max-w-[56rem] gap-5 sheet p-sheet desk:p-8">{children}</section>
);

/** The form, for a first request or for another one after a request that ended without a lesson. */
export function NewRequest({
  data,
  worth,
  onDone,
  onProblem,
}: OutcomeHandlers & { data: Data; worth: TrialWorth | null }) {
  const t = useTranslations("trialLesson");
  const locale = useLocale();
  const { parent, students, email, trial } = data;
  if (parent && students.length === 0) return <p className="font-semibold">{t("addFirst")}</p>;
  const endedTrial = trial && isEndedTrial(trial.state) ? trial : undefined;
  const date = formatDate(new Date(endedTrial?.ended_at ?? 0), locale);
  return (
    <Sheet>
      <p className="max-w-[46rem]">
        {endedTrial
          ? t(endedTrial.state === "closed" ? "closed" : "withdrawn", { name: endedTrial.student, date })
          : worth
            ? t("intro", worth)
            : t("introPlain")}
      </p>
      <TrialForm
        email={email}
        {...(parent && { students })}
        wishes={endedTrial?.wishes ?? null}
        onDone={() => onDone(t("sent"))}
        onConflict={onProblem}
      />
    </Sheet>
  );
}

/** A request without a scheduled time, which can still be edited. */
export function OpenRequest({
  data,
  trial,
  onDone,
  onProblem,
}: OutcomeHandlers & { data: Data; trial: Trial }) {
  const t = useTranslations("trialLesson");
  const [isChanging, setIsChanging] = useState(false);
  const { wishes, own, revision, student } = trial;
  if (isChanging)
    return (
      <Sheet>
        <TrialForm
          email={data.email}
          revision={revision}
          wishes={wishes}
          onDone={() => onDone(t("saved"))}
          onConflict={onProblem}
          onCancel={() => setIsChanging(false)}
        />
      </Sheet>
    );
  return (
    <Sheet>
      <h2 className="text-lead">{t("wishes.title")}</h2>
      <TrialWishesList trial={trial} />
      {own && !wishes && <p>{t("wishes.none")}</p>}
      {own ? (
        <div className="flex flex-wrap gap-3">
          <button type="button" className={buttonClasses.secondary} onClick={() => setIsChanging(true)}>
            {t(wishes ? "wishes.change" : "wishes.add")}
          </button>
          <WithdrawTrial trial={trial} onDone={() => onDone(t("withdraw.done"))} onProblem={onProblem} />
        </div>
      ) : (
        <p className="text-soft">{t("wishes.notOwn", { name: student })}</p>
      )}
    </Sheet>
  );
}

/** A lesson that is or was scheduled. */
export function ScheduledLesson({
  trial,
  consult,
  room,
  onDone,
  onProblem,
}: OutcomeHandlers & { trial: Trial; consult: ConsultProps; room: string | undefined }) {
  const t = useTranslations("studentCentre.trial");
  const tTrial = useTranslations("trialLesson");
  const hotCourses = useTranslations("studentCentre")("hotCourses");
  const askLabel = useTranslations("classPoints")("ask");
  const { state, student: name, from, teacher } = trial;
  const hasBegun = useClock((now) => from !== null && Date.parse(from) <= now);
  const messageKey = state === "held" || state === "missed" ? state : "arranged";
  return (
    <Sheet>
      <p className="max-w-[46rem]">{t(messageKey, { name })}</p>
      {state === "arranged" && teacher && <p className="font-semibold">{t("with", { teacher })}</p>}
      {from && state !== "held" && <SlotTimes slot={{ from }} />}
      <TrialEntry classroom={trial.classroom} room={room} isMarked={state !== "arranged"} />
      <div className="flex flex-wrap gap-3">
        {state === "held" ? (
          <a href={paths.hotSell} className={buttonClasses.secondary}>
            {hotCourses}
          </a>
        ) : (
          <AdviserButton consult={consult} className={buttonClasses.secondary} label={askLabel} />
        )}
        {state === "arranged" && trial.own && !hasBegun && (
          <WithdrawTrial trial={trial} onDone={() => onDone(tTrial("withdraw.done"))} onProblem={onProblem} />
        )}
      </div>
      {state === "arranged" && !trial.own && <p className="text-soft">{tTrial("wishes.notOwn", { name })}</p>}
    </Sheet>
  );
}
