"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { useClock } from "@/components/ui/use-clock";
import { formatClock, formatDay } from "@/lib/base/i18n/time";
import { classroomState } from "@/lib/base/schedule/classroom-window";
import { RecordingLink } from "./recording-link";
import { StudentNames } from "./student-names";
import { roomHref, type Rooms, type TaughtClass, type ShownTeachingLesson } from "./teaching";

type TeachingDetailsProps = {
  lesson: ShownTeachingLesson;
  /** The lesson's series class. */
  seriesClass: TaughtClass | undefined;
  rooms: Rooms;
  /** Id of the element that names the lesson. */
  describedBy?: string;
};

/** Class, time and students of a lesson, the classroom button while it is open, and afterwards the recording. */
export function TeachingDetails({ lesson, seriesClass, rooms, describedBy }: TeachingDetailsProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { of, title, from, student } = lesson;
  const state = useClock((now) => classroomState(lesson, now));
  const href = roomHref(lesson, rooms);
  return (
    <>
      <p className="font-semibold">
        <time dateTime={from}>
          {formatDay(new Date(from), locale)} <LessonClock lesson={lesson} />
        </time>
      </p>
      {title && <p className="wrap-anywhere text-soft">{title}</p>}
      {of === "live" && <p className="text-label text-soft">{t("teacherCentre.ahead.live")}</p>}
      {student !== null && <StudentNames names={[student]} />}
      {seriesClass && <StudentNames names={seriesClass.names} students={seriesClass.students} />}
      {state === "open" && href !== undefined && (
        <a href={href} className="btn w-fit btn-primary btn-big" aria-describedby={describedBy}>
          <Icon name="play" />
          {t("account.member.enter")}
        </a>
      )}
      {state !== "over" && href === undefined && (
        <p className="text-soft">{t("teacherCentre.ahead.noRoom")}</p>
      )}
      {state === "over" && of !== "trial" && (
        <RecordingLink of={of} lesson={lesson} describedBy={describedBy} />
      )}
    </>
  );
}

/** Start and end of a lesson; the end of a trial lesson is not fixed. */
export function LessonClock({ lesson: { of, from, to } }: { lesson: ShownTeachingLesson }) {
  const locale = useLocale();
  return formatClock(new Date(from), of === "trial" ? undefined : new Date(to), locale);
}
