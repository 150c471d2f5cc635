"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { AttendanceChoice } from "@/components/lessons/attendance-choice";
import { call } from "@/lib/app/bootstrap/client";
import { isSuccess } from "@/lib/base/contract/result";
import { formatDay } from "@/lib/base/i18n/time";
import { attendanceStates, type AttendanceState } from "@/lib/base/contract/attendance-states";
import { ActionForm, toServerMessage } from "./action-form";
import { cardClasses, cardGridClasses, summaryClasses } from "./classes";
import { lessonKey, type ShownTeachingLesson } from "./teaching";
import { LessonClock } from "./teaching-details";
import { refreshView } from "./use-account-view";

type MarkedLesson = ShownTeachingLesson & { attendance: NonNullable<ShownTeachingLesson["attendance"]> };

const isMarkable = (lesson: ShownTeachingLesson): lesson is MarkedLesson => lesson.attendance !== null;

/** The lessons that a teacher can mark, the latest first: those not marked yet are open. */
export function AttendanceForms({ lessons }: { lessons: readonly ShownTeachingLesson[] }) {
  const t = useTranslations("attendance");
  const shown = lessons.filter(isMarkable).toReversed();
  if (shown.length === 0) return null;
  const missingCount = shown.filter(({ attendance }) => !attendance.is_taken).length;
  return (
    <section aria-labelledby="attendance">
      <h2 id="attendance" className="mt-10 text-h2">
        {t("title")}
      </h2>
      <p className="mt-2 text-soft">{missingCount > 0 ? t("missing", { count: missingCount }) : t("all")}</p>
      <div className={cardGridClasses}>
        {shown.map((lesson) => (
          <AttendanceCard
            key={`${lessonKey(lesson)} ${String(lesson.attendance.is_taken)}`}
            lesson={lesson}
          />
        ))}
      </div>
    </section>
  );
}

function AttendanceCard({ lesson }: { lesson: MarkedLesson }) {
  const t = useTranslations("attendance");
  const locale = useLocale();
  const tLesson = useTranslations("teacherCentre.ahead");
  const { attendance, title, lesson_name: lessonName, from } = lesson;
  const id = `attendance-${lessonKey(lesson)}`;
  const counts = attendanceStates
    .map((state) => [state, attendance.students.filter((one) => one.state === state).length] as const)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${t(`states.${state}`)} ${count}`);
  return (
    <article className={cardClasses} aria-labelledby={id}>
      <h3 id={id} className="text-lead wrap-anywhere">
        {lessonName || tLesson("trial")}
      </h3>
      <p className="font-semibold">
        <time dateTime={from}>
          {formatDay(new Date(from), locale)} <LessonClock lesson={lesson} />
        </time>
      </p>
      {title && <p className="wrap-anywhere text-soft">{title}</p>}
      {attendance.is_taken ? (
        <>
          <p>{new Intl.ListFormat(locale, { type: "unit" }).format(counts)}</p>
          <details>
            <summary className={`${summaryClasses} link`}>{t("change")}</summary>
            <MarkForm lesson={lesson} />
          </details>
        </>
      ) : (
        <MarkForm lesson={lesson} />
      )}
    </article>
  );
}

type States = Readonly<Record<number, AttendanceState>>;

/** Saves the marks; students whose mark was not changed were present. */
function saveMarks({ of, from, attendance: { lesson_id: id, students } }: MarkedLesson, states: States) {
  const stateOf = (studentId: number) => states[studentId] ?? "present";
  if (of === "trial")
    return call("account/trial-attendance", { id, starts_at: from, state: stateOf(students[0]?.id ?? 0) });
  return call("account/attendance", {
    ...{ lesson_id: id, starts_at: from },
    marks: students.map((student) => ({ student_id: student.id, state: stateOf(student.id) })),
  });
}

function MarkForm({ lesson }: { lesson: MarkedLesson }) {
  const t = useTranslations("attendance");
  const failedMessage = useTranslations("account")("failed");
  const { students } = lesson.attendance;
  const [states, setStates] = useState<States>(() =>
    Object.fromEntries(students.map(({ id, state }) => [id, state ?? "present"])),
  );
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [success, setSuccess] = useState<string>();
  const labels = Object.fromEntries(attendanceStates.map((state) => [state, t(`states.${state}`)])) as Record<
    AttendanceState,
    string
  >;
  const save = async () => {
    setIsBusy(true);
    setSuccess(undefined);
    const result = await saveMarks(lesson, states);
    setProblem(toServerMessage(result, failedMessage));
    if (isSuccess(result)) {
      setSuccess(t("saved"));
      await refreshView("teacher");
    }
    setIsBusy(false);
  };
  return (
    <ActionForm
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save();
      }}
      isBusy={isBusy}
      submitLabel={t("save")}
      problem={problem}
      success={success}
    >
      <div>
        {students.map(({ id, name }) => (
          <AttendanceChoice
            key={id}
            id={`mark-${lessonKey(lesson)}-${id}`}
            name={name}
            labels={labels}
            value={states[id] ?? "present"}
            onChange={(state) => setStates({ ...states, [id]: state })}
          />
        ))}
      </div>
    </ActionForm>
  );
}
