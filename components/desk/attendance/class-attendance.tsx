"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import { AttendanceChoice } from "@/components/lessons/attendance-choice";
import { buttonClasses } from "@/components/ui/button";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { attendanceStates, type AttendanceState } from "@/lib/base/contract/attendance-states";
import { formatNumber } from "../format";
import { ListItem, ListItemFold } from "../list-item";
import { LoadingOrError } from "../loading-or-error";
import { creditHref } from "../people/person-href";
import { Sheet, SheetTitle } from "../sheet";
import { Small } from "../small";
import { formatLessonTime } from "../time";
import { useMutation } from "../use-mutation";
import { TeacherDelay } from "./teacher-delay";

type Lesson = CallResponse<"desk/attendance/class">["lessons"][number];

/** Who was in the lessons of a class that have started; staff can mark and correct each. */
export function DeskClassAttendance({ id }: { id: number }) {
  const t = useTranslations("desk.attendance");
  const { data, failure, reload } = useCall("desk/attendance/class", { id });
  if (data?.lessons.length === 0) return null;
  return (
    <Sheet aria-labelledby="attendance-title">
      <SheetTitle id="attendance-title">{t("title")}</SheetTitle>
      {!data && <LoadingOrError failure={failure} onRetry={() => void reload()} />}
      <ul>
        {data?.lessons.map((lesson) => (
          <LessonItem key={lesson.lesson_id} lesson={lesson} onSaved={reload} />
        ))}
      </ul>
    </Sheet>
  );
}

function LessonItem({ lesson, onSaved }: { lesson: Lesson; onSaved: () => Promise<unknown> }) {
  const t = useTranslations("desk.attendance");
  const {
    is_taken: isTaken,
    students,
    lesson_name: name,
    starts_at: startsAt,
    teacher,
    late_minutes: late,
  } = lesson;
  const counts = attendanceStates.flatMap((state) => {
    const count = students.filter((student) => student.state === state).length;
    return count > 0 ? `${t(`states.${state}`)} ${formatNumber(count)}` : [];
  });
  return (
    <ListItem>
      <ListItemFold
        summary={
          <>
            {name}
            <Small className="block">
              {[
                formatLessonTime(startsAt),
                late === 0 ? teacher : t("delay.by", { name: teacher, count: late }),
                isTaken ? counts.join(", ") : t("missing"),
              ].join(" · ")}
            </Small>
          </>
        }
      >
        {students.length === 0 ? (
          <p>{t("noStudents")}</p>
        ) : (
          <>
            <MarkForm key={JSON.stringify(students)} lesson={lesson} onSaved={onSaved} />
            <TeacherDelay key={lesson.late_minutes} lesson={lesson} onSaved={onSaved} />
          </>
        )}
      </ListItemFold>
    </ListItem>
  );
}

function MarkForm({ lesson, onSaved }: { lesson: Lesson; onSaved: () => Promise<unknown> }) {
  const t = useTranslations("desk.attendance");
  const { trigger, isMutating } = useMutation();
  const { lesson_id, starts_at, students, class_name: className, lesson_name: lessonName } = lesson;
  const reason = t("creditReason", {
    ...{ lesson: lessonName, class: className, time: formatLessonTime(starts_at) },
  });
  const [states, setStates] = useState<Readonly<Record<number, AttendanceState>>>(() =>
    Object.fromEntries(students.map(({ id, state }) => [id, state ?? "present"])),
  );
  const labels = Object.fromEntries(attendanceStates.map((state) => [state, t(`states.${state}`)])) as Record<
    AttendanceState,
    string
  >;
  const save = () => {
    const marks = students.map(({ id }) => ({ student_id: id, state: states[id] ?? "present" }));
    void trigger("desk/attendance/save", { lesson_id, starts_at, marks }, t("saved"), onSaved);
  };
  return (
    <div>
      {students.map(({ id, name, state, points }) => (
        <div key={id}>
          <AttendanceChoice
            id={`attendance-${lesson_id}-${id}`}
            name={name}
            labels={labels}
            value={states[id] ?? "present"}
            onChange={(changed) => setStates({ ...states, [id]: changed })}
          />
          {(state === "absent" || state === "excused") && (
            <a href={creditHref(id, { points, reason })} className="link inline-block min-h-11">
              {t("credit", { name })}
            </a>
          )}
        </div>
      ))}
      <button
        type="button"
        className={`${buttonClasses.secondary} mt-3`}
        disabled={isMutating}
        onClick={save}
      >
        {t("save")}
      </button>
    </div>
  );
}
