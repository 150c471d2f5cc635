"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState, type ReactNode } from "react";
import type { Consult } from "@/components/layout/consult-modal";
import { buttonLook } from "@/components/ui/button";
import { useClock } from "@/components/ui/use-clock";
import type { AccountView } from "@/lib/account/contract";
import { isEndedTrial } from "@/lib/account/trial-states";
import { formatDate } from "@/lib/i18n/time";
import { paths } from "@/lib/paths";
import { AskAdviser } from "../asked";
import { SlotTimes } from "../slot-times";
import { refreshView, useAccountView } from "../use-account-view";
import { Viewed } from "../viewed";
import { TrialForm } from "./trial-form";
import { TrialSteps } from "./trial-steps";
import { TrialWishesList } from "./trial-wishes";
import { WithdrawTrial } from "./withdraw-trial";

type TrialRequestProps = {
  /** Value of the lesson in US dollars. */
  value: number;
  consult: Consult;
};

/** The family's free trial lesson: the request form, then the status of the request. */
export function TrialRequest(props: TrialRequestProps) {
  const view = useAccountView("trial", { only: "student" });
  return <Viewed view={view}>{(data) => <Content data={data} {...props} />}</Viewed>;
}

type Data = AccountView<"trial">;
type Trial = NonNullable<Data["trial"]>;

function Content({ data, value, consult }: TrialRequestProps & { data: Data }) {
  const t = useTranslations("trialLesson");
  const { trial } = data;
  const [outcome, setOutcome] = useState<{ done?: string; problem?: string }>({});
  const said = useRef<HTMLDivElement>(null);
  /** Reloads the request and moves the focus to the result message. */
  const show = async (next: typeof outcome) => {
    await Promise.all([refreshView("trial"), refreshView("student")]);
    setOutcome(next);
    said.current?.focus();
  };
  const act = {
    onDone: (done: string) => void show({ done }),
    onProblem: (problem: string) => void show({ problem }),
  };
  return (
    <>
      <div ref={said} tabIndex={-1} className="outline-none">
        <p role="status" className="text-jade mb-4 font-semibold empty:hidden">
          {outcome.done}
        </p>
        <p role="alert" className="field-error mb-4 empty:hidden">
          {outcome.problem}
        </p>
      </div>
      {!trial || isEndedTrial(trial.state) ? (
        <NewRequest data={data} value={value} {...act} />
      ) : (
        <>
          {trial.state === "asked" && <OpenRequest key={trial.revision} data={data} trial={trial} {...act} />}
          {trial.state !== "asked" && <Lesson trial={trial} consult={consult} {...act} />}
          <TrialSteps state={trial.state} />
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

type Acts = { onDone: (done: string) => void; onProblem: (problem: string) => void };

const Sheet = ({ children }: { children: ReactNode }) => (
  <section className="sheet desk:p-8 p-sheet grid max-w-[56rem] gap-5">{children}</section>
);

/** The form, for a first request or for another one after a request that ended without a lesson. */
function NewRequest({ data, value, onDone, onProblem }: Acts & { data: Data; value: number }) {
  const t = useTranslations("trialLesson");
  const locale = useLocale();
  const { parent, students, email, trial } = data;
  if (parent && students.length === 0) return <p className="font-semibold">{t("addFirst")}</p>;
  const ended = trial && isEndedTrial(trial.state) ? trial : undefined;
  const date = formatDate(new Date(ended?.ended_at ?? 0), locale);
  return (
    <Sheet>
      <p className="max-w-[46rem]">
        {ended
          ? t(ended.state === "closed" ? "closed" : "withdrawn", { name: ended.student, date })
          : t("intro", { value })}
      </p>
      <TrialForm
        email={email}
        {...(parent && { students })}
        wishes={ended?.wishes ?? null}
        onDone={() => onDone(t("sent"))}
        onConflict={onProblem}
      />
    </Sheet>
  );
}

/** A request without a scheduled time, which can still be edited. */
function OpenRequest({ data, trial, onDone, onProblem }: Acts & { data: Data; trial: Trial }) {
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
          <button type="button" className={buttonLook.secondary} onClick={() => setIsChanging(true)}>
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
function Lesson({ trial, consult, onDone, onProblem }: Acts & { trial: Trial; consult: Consult }) {
  const t = useTranslations("studentCentre.trial");
  const own = useTranslations("trialLesson");
  const hotCourses = useTranslations("studentCentre")("hotCourses");
  const ask = useTranslations("classPoints")("ask");
  const { state, student: name, from, teacher } = trial;
  // Never rendered on the server, so the initial time does not matter.
  const hasBegun = useClock((now) => from !== null && Date.parse(from) <= now, 0);
  const words = state === "held" || state === "missed" ? state : "arranged";
  return (
    <Sheet>
      <p className="max-w-[46rem]">{t(words, { name })}</p>
      {state === "arranged" && teacher && <p className="font-semibold">{t("with", { teacher })}</p>}
      {from && state !== "held" && <SlotTimes slot={{ from }} />}
      <div className="flex flex-wrap gap-3">
        {state === "held" ? (
          <a href={paths.hotSell} className={buttonLook.secondary}>
            {hotCourses}
          </a>
        ) : (
          <AskAdviser consult={consult} look={buttonLook.secondary} ask={ask} />
        )}
        {state === "arranged" && trial.own && !hasBegun && (
          <WithdrawTrial trial={trial} onDone={() => onDone(own("withdraw.done"))} onProblem={onProblem} />
        )}
      </div>
      {state === "arranged" && !trial.own && <p className="text-soft">{own("wishes.notOwn", { name })}</p>}
    </Sheet>
  );
}
