"use client";

import { useState } from "react";
import type { Consult } from "@/components/layout/consult-modal";
import { fill } from "@/components/ui/fill";
import { doAccount } from "@/lib/account/client";
import type { AccountView } from "@/lib/account/contract";
import { paths } from "@/lib/paths";
import { Asked, AskAdviser, type AskedFor } from "./asked";
import { toldOf } from "./action-form";
import type { MemberSetting } from "./member-labels";
import { SlotTimes } from "./slot-times";
import { refreshView } from "./use-account-view";

export type TrialLabels = AskedFor & {
  forWhom: string;
  addFirst: string;
  /** With `{name}` and `{email}`. */
  asked: string;
  /** With `{name}`. */
  arranged: string;
  /** With `{teacher}`. */
  with: string;
  /** With `{name}`. */
  held: string;
  missed: string;
  see: string;
  adviser: string;
  failed: string;
};

type TrialLessonProps = {
  centre: AccountView<"student">;
  labels: TrialLabels;
  consult: Consult;
  setting: MemberSetting;
};

/** The free trial lesson: asked for with one press; then what happens next, as far as the school has come. */
export function TrialLesson({ centre, labels, consult, setting }: TrialLessonProps) {
  const { trial, email } = centre;
  if (trial.state === "none") return <AskForTrial centre={centre} labels={labels} />;
  const name = trial.student ?? "";
  const from = trial.from;
  if (trial.state === "held")
    return (
      <Asked title={labels.title} text={fill(labels.held, { name })}>
        <a href={paths.hotSell} className="btn btn-secondary">
          {labels.see}
        </a>
      </Asked>
    );
  const missed = trial.state === "missed";
  const text = from ? (
    <>
      <p>{fill(missed ? labels.missed : labels.arranged, { name })}</p>
      {trial.teacher && !missed && <p>{fill(labels.with, { teacher: trial.teacher })}</p>}
      <SlotTimes slot={{ from, to: from }} labels={setting.slot} locale={setting.locale} />
    </>
  ) : (
    fill(labels.asked, { name, email })
  );
  return (
    <Asked title={labels.title} text={text}>
      <AskAdviser consult={consult} look="btn btn-secondary" ask={labels.adviser} />
    </Asked>
  );
}

function AskForTrial({ centre, labels }: Pick<TrialLessonProps, "centre" | "labels">) {
  const { parent, students } = centre;
  const [chosen, setChosen] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const student = students.find(({ id }) => String(id) === chosen) ?? students[0];
  const ask = async () => {
    setBusy(true);
    const result = await doAccount("trial", parent && student ? { student_id: student.id } : {});
    setProblem(toldOf(result, labels.failed));
    await refreshView("student");
    setBusy(false);
  };
  const missing = parent && !student;
  return (
    <Asked title={labels.title} text={labels.text}>
      <div className="trial-ask">
        {parent && students.length > 1 && (
          <label>
            {labels.forWhom}
            <select className="select" value={chosen} onChange={(event) => setChosen(event.target.value)}>
              {students.map(({ id, nickname }) => (
                <option key={id} value={id}>
                  {nickname}
                </option>
              ))}
            </select>
          </label>
        )}
        {missing ? (
          <p className="font-semibold">{labels.addFirst}</p>
        ) : (
          <button
            type="button"
            className="btn btn-primary"
            disabled={busy}
            aria-busy={busy}
            onClick={() => void ask()}
          >
            {labels.ask}
          </button>
        )}
        <p role="alert" className="field-error empty:hidden">
          {problem}
        </p>
      </div>
    </Asked>
  );
}
