"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Consult } from "@/components/layout/consult-modal";
import { doAccount } from "@/lib/account/client";
import type { AccountView } from "@/lib/account/contract";
import { paths } from "@/lib/paths";
import { Asked, AskAdviser } from "./asked";
import { toldOf } from "./action-form";
import { SlotTimes } from "./slot-times";
import { refreshView } from "./use-account-view";

type TrialLessonProps = {
  centre: AccountView<"student">;
  /** What the lesson is worth, in US dollars. */
  value: number;
  consult: Consult;
};

/** The free trial lesson: asked for with one press; then what happens next, as far as the school has come. */
export function TrialLesson({ centre, value, consult }: TrialLessonProps) {
  const t = useTranslations("studentCentre.trial");
  const see = useTranslations("studentCentre")("hotCourses");
  const askAdviser = useTranslations("classPoints")("ask");
  const { trial, email } = centre;
  if (trial.state === "none") return <AskForTrial centre={centre} value={value} />;
  const name = trial.student ?? "";
  const from = trial.from;
  if (trial.state === "held")
    return (
      <Asked title={t("title")} text={t("held", { name })}>
        <a href={paths.hotSell} className="btn btn-secondary">
          {see}
        </a>
      </Asked>
    );
  const missed = trial.state === "missed";
  const text = from ? (
    <>
      <p>{t(missed ? "missed" : "arranged", { name })}</p>
      {trial.teacher && !missed && <p>{t("with", { teacher: trial.teacher })}</p>}
      <SlotTimes slot={{ from }} />
    </>
  ) : (
    t("asked", { name, email })
  );
  return (
    <Asked title={t("title")} text={text}>
      <AskAdviser consult={consult} look="btn btn-secondary" ask={askAdviser} />
    </Asked>
  );
}

function AskForTrial({ centre, value }: Pick<TrialLessonProps, "centre" | "value">) {
  const t = useTranslations("studentCentre.trial");
  const failed = useTranslations("account")("failed");
  const { parent, students } = centre;
  const [chosen, setChosen] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const student = students.find(({ id }) => String(id) === chosen) ?? students[0];
  const ask = async () => {
    setBusy(true);
    const result = await doAccount("trial", parent && student ? { student_id: student.id } : {});
    setProblem(toldOf(result, failed));
    await refreshView("student");
    setBusy(false);
  };
  const missing = parent && !student;
  return (
    <Asked title={t("title")} text={t("text", { value })}>
      <div className="trial-ask">
        {parent && students.length > 1 && (
          <label>
            {t("forWhom")}
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
          <p className="font-semibold">{t("addFirst")}</p>
        ) : (
          <button
            type="button"
            className="btn btn-primary"
            disabled={busy}
            aria-busy={busy}
            onClick={() => void ask()}
          >
            {t("ask")}
          </button>
        )}
        <p role="alert" className="field-error empty:hidden">
          {problem}
        </p>
      </div>
    </Asked>
  );
}
