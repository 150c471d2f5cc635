"use client";

import { useLocale, useTranslations } from "next-intl";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { useClock } from "@/components/ui/use-clock";
import { formatDate } from "@/lib/i18n/time";
import type { BookedClass, OwnSeriesClass } from "@/lib/account/views";
import { seriesClassPath } from "@/lib/paths";
import { nextLesson, seriesProgress } from "@/lib/schedule/classroom-window";
import { ClassroomEntry } from "./classroom-entry";
import { SlotTimes } from "./slot-times";

type OwnBooking = Pick<BookedClass, "applied_at" | "paid" | "changes">;

type SeriesRowProps = {
  series: OwnSeriesClass;
  /** The student's own booking of the class, if there is one. */
  booking?: OwnBooking;
  /** Students see the teacher's name, all others the seats; visitors get no classroom button. */
  role: "student" | "teacher" | "visitor";
  /** Address of the classroom, with `{id}`; undefined if there is none. */
  room?: string | undefined;
};

/** A series class with its progress and its next lesson, both updated by the clock. */
export function SeriesRow({ series, booking, role, room }: SeriesRowProps) {
  const t = useTranslations();
  const locale = useLocale();
  const lessons = series.lesson_list;
  const progress = useClock((now) => seriesProgress(lessons, now), 0);
  const nextIndex = useClock((now) => nextLesson(lessons, now), 0);
  const lesson = nextIndex === undefined ? undefined : lessons[nextIndex];
  const id = `series-${series.class_id}`;
  return (
    <article className="sheet member-series" aria-labelledby={id}>
      <p className="member-tags">
        <span data-state={progress}>{t(`account.series.progress.${progress}`)}</span>
        <span>{t(`hotSell.modes.${series.course_mode}`)}</span>
        {series.level && <span>{series.level}</span>}
      </p>
      <h3 id={id}>
        <a href={seriesClassPath(series.id)}>{series.combo_name}</a>
      </h3>
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
        <div key={at} className="member-changed">
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
      {lesson && nextIndex !== undefined && (
        <>
          <p className="member-next">
            <small>{t("account.series.next", { n: nextIndex + 1, total: lessons.length })}</small>
            <b>{lesson.lesson_name}</b>
          </p>
          <SlotTimes slot={lesson} short />
          {role !== "visitor" && (
            <ClassroomEntry
              slot={lesson}
              href={room && fillPlaceholders(room, { id: series.class_id })}
              describedBy={id}
            />
          )}
        </>
      )}
      <p className="member-more">
        <a href={seriesClassPath(series.id)} className="link" aria-describedby={id}>
          {t("apply.waiting.toClass")}
        </a>
      </p>
    </article>
  );
}
