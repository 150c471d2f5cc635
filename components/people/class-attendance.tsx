"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { call } from "@/lib/app/bootstrap/client";
import { isSuccess } from "@/lib/base/contract/result";
import { formatDay } from "@/lib/base/i18n/time";
import type { BookedClass } from "@/lib/subjects/people/view-calls";
import { toServerMessage } from "./action-form";
import { refreshView } from "./use-account-view";

type ClassAttendanceProps = { studentId: number; attendance: BookedClass["attendance"]; describedBy: string };

/** Whether a student was in the lessons of a class, and a button that excuses the student from the next one. */
export function ClassAttendance({ studentId, attendance, describedBy }: ClassAttendanceProps) {
  const t = useTranslations("attendance");
  const locale = useLocale();
  const failedMessage = useTranslations("account")("failed");
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (attendance.length === 0) return null;
  const excuse = async ({ lesson_id, from }: BookedClass["attendance"][number], excused: boolean) => {
    if (isBusy) return;
    setIsBusy(true);
    const result = await call("account/excuse", {
      lesson_id,
      starts_at: from,
      student_id: studentId,
      excused,
    });
    setProblem(toServerMessage(result, failedMessage));
    if (isSuccess(result)) await refreshView("student");
    setIsBusy(false);
  };
  return (
    <div className="mt-2 border-t border-line pt-3">
      <p className="text-label text-soft">{t("title")}</p>
      <ul>
        {attendance.map((lesson) => {
          const { lesson_id: id, lesson_name: name, from, state, can_excuse: canExcuse } = lesson;
          return (
            <li key={id} className="wrap-anywhere">
              {formatDay(new Date(from), locale)} · {name}
              {state && (
                <>
                  {" · "}
                  <b>{t(`states.${state}`)}</b>
                </>
              )}
              {canExcuse && (
                <button
                  type="button"
                  className="link block min-h-11"
                  aria-busy={isBusy}
                  aria-describedby={describedBy}
                  onClick={() => void excuse(lesson, state !== "excused")}
                >
                  {t(state === "excused" ? "comes" : "excuse")}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p role="alert" className="font-semibold text-mark empty:hidden">
        {problem}
      </p>
    </div>
  );
}
