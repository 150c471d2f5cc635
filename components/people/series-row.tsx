"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useClock } from "@/components/ui/use-clock";
import { formatDate } from "@/lib/base/i18n/time";
import type { AccountView, BookedClass } from "@/lib/subjects/people/view-calls";
import type { MemberSeriesClass, OwnLesson, OwnSeriesClass } from "@/lib/subjects/series/own-class";
import { classroomPath, seriesClassPath, withId } from "@/lib/base/paths";
import { nextLesson, seriesProgress, type SeriesProgress } from "@/lib/base/schedule/classroom-window";
import { BookingEnd, type EndingOptions } from "./booking-end/booking-end";
import { CardTitle } from "./card-title";
import { ClassAttendance } from "./class-attendance";
import { ClassRecordings } from "./class-recordings";
import { cardClasses } from "./classes";
import { ClassroomEntry } from "./classroom-entry";
import { LessonChanges } from "./lesson-changes";
import { ClassMessages } from "./received-messages";
import { SlotTimes } from "../trials/slot-times";

type MemberLesson = MemberSeriesClass["lesson_list"][number];
type OwnBooking = Pick<
  BookedClass,
  | "booking_id"
  | "combo_name"
  | "request"
  | "applied_at"
  | "paid"
  | "changes"
  | "lesson_changes"
  | "recordings"
  | "attendance"
>;

type SeriesRowProps = {
  series: OwnSeriesClass | MemberSeriesClass;
  /** The student's own booking of the class, if there is one. */
  booking?: OwnBooking;
  /** The student of the booking. */
  studentId?: number;
  /** Students see the teacher's name, all others the seats; visitors get no classroom button. */
  role: "student" | "teacher" | "visitor";
  /** Address of the external classroom, with `{id}`; undefined if lessons are entered by their meeting links. */
  room?: string | undefined;
  /** Whether the page has another button for the next lesson. */
  isEnteredAbove?: boolean;
  /** What the dialog needs that ends a booking; without it the booking cannot be changed here. */
  ending?: EndingOptions;
  /** What the school wrote to the family about the class. */
  messages?: AccountView<"student">["messages"];
};

const progressClasses: Partial<Record<SeriesProgress, string>> = {
  on: "bg-accent text-on-accent",
  upcoming: "bg-gold text-on-light",
  running: "bg-gold text-on-light",
};

/** A series class with its progress and its next lesson, both updated by the clock. */
export function SeriesRow({
  series,
  booking,
  studentId,
  role,
  room,
  isEnteredAbove = false,
  ending,
  messages = [],
}: SeriesRowProps) {
  const t = useTranslations();
  const locale = useLocale();
  const lessons = series.lesson_list;
  const progress = useClock((now) => seriesProgress(lessons, now));
  const nextIndex = useClock((now) => nextLesson(lessons, now));
  const lesson = nextIndex === undefined ? undefined : lessons[nextIndex];
  const entersClassroom = role !== "visitor" && !isEnteredAbove;
  const id = `series-${series.class_id}`;
  return (
    <article className={cardClasses} aria-labelledby={id}>
      <p className="flex flex-wrap gap-2 text-label">
        <Tag className={progressClasses[progress]}>{t(`account.series.progress.${progress}`)}</Tag>
        <Tag>{t(`hotSell.modes.${series.course_mode}`)}</Tag>
        {series.level && <Tag>{series.level}</Tag>}
      </p>
      <CardTitle id={id} href={seriesClassPath(series.id)}>
        {series.combo_name}
      </CardTitle>
      {role === "student" && (
        <p className="text-soft">{t("account.series.teacher", { name: series.teacher_name })}</p>
      )}
      {role !== "student" && (
        <p className="text-soft">
          {t("account.series.seats", { students: series.students, capacity: series.class_capacity })}
        </p>
      )}
      {booking && (
        <p className="text-label text-soft">
          {t("studentCentre.applied", {
            date: formatDate(new Date(booking.applied_at), locale),
            points: booking.paid.toLocaleString(locale),
          })}
        </p>
      )}
      {booking?.changes.map(({ at, changed, reason }) => (
        <div key={at} className="mt-2 border-l-4 border-gold pl-3 wrap-anywhere">
          <p className="font-semibold">
            {t("studentCentre.changedOn", {
              date: formatDate(new Date(at), locale),
              what: new Intl.ListFormat(locale).format(
                changed.map((fact) => t(`studentCentre.what.${fact}`)),
              ),
            })}
          </p>
          <p>{reason}</p>
        </div>
      ))}
      {booking && <LessonChanges changes={booking.lesson_changes} />}
      {lesson && nextIndex !== undefined && (
        <>
          <p className="mt-2 border-t border-line pt-3">
            <small className="block text-label text-soft">
              {t("account.series.next", { n: nextIndex + 1, total: lessons.length })}
            </small>
            <b className="block">{lesson.lesson_name}</b>
          </p>
          <SlotTimes slot={lesson} short />
          {entersClassroom && (
            <ClassroomEntry slot={lesson} href={entryHref(series.class_id, lesson, room)} describedBy={id} />
          )}
        </>
      )}
      {booking && studentId !== undefined && (
        <ClassAttendance studentId={studentId} attendance={booking.attendance} describedBy={id} />
      )}
      <ClassMessages messages={messages} />
      {booking && ending && <BookingEnd booking={booking} describedBy={id} {...ending} />}
      {booking && <ClassRecordings recordings={booking.recordings} />}
      {/* At the end of each card, so that the links of a row align. */}
      <p className={lesson && entersClassroom ? "-mt-2" : "mt-auto"}>
        <a href={seriesClassPath(series.id)} className="link" aria-describedby={id}>
          {t("apply.waiting.toClass")}
        </a>
      </p>
    </article>
  );
}

/** Where a lesson is entered; undefined if it has no link yet. */
function entryHref(
  id: number,
  lesson: OwnLesson | MemberLesson,
  room: string | undefined,
): string | undefined {
  if (room) return withId(room, id);
  return "has_link" in lesson && lesson.has_link ? classroomPath("series", id) : undefined;
}

function Tag({ className = "bg-muted", children }: { className?: string | undefined; children: ReactNode }) {
  return <span className={`rounded-pill px-3 py-0.5 font-semibold ${className}`}>{children}</span>;
}
