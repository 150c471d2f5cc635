"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { useClock } from "@/components/ui/use-clock";
import { useSchoolZone } from "@/components/ui/use-school-zone";
import { readBrowserTimeZone } from "@/lib/base/i18n/browser-time-zone";
import { formatDays } from "@/lib/base/i18n/days";
import { formatDay } from "@/lib/base/i18n/time";
import type { AccountView } from "@/lib/subjects/people/view-calls";
import { groupByDate, weekOf } from "@/lib/base/schedule/week";
import { addDays, toInstant, toLocalTime } from "@/lib/base/schedule/zoned";
import { lessonKey, type Rooms, type ShownTeachingLesson } from "./teaching";
import { LessonClock, TeachingDetails } from "./teaching-details";
import { classOf } from "./teaching-lists";
import styles from "./teaching-week.module.css";

type TeachingWeekProps = { centre: AccountView<"teacher">; rooms: Rooms };

/** Lessons are read from 30 days ago on, which covers this many whole weeks. */
const maxWeeksBack = 3;

/** A week of lessons in the browser's time zone: columns of days, or a list of days on narrow screens. */
export function TeachingWeek({ centre, rooms }: TeachingWeekProps) {
  const t = useTranslations("teacherCentre");
  const close = useTranslations("dialog")("close");
  const locale = useLocale();
  const schoolZone = useSchoolZone();
  const zone = readBrowserTimeZone() ?? schoolZone;
  const today = useClock((now) => toLocalTime(new Date(now), zone).date);
  const [shift, setShift] = useState(0);
  const [opened, setOpened] = useState<string>();
  const dates = weekOf(addDays(today, 7 * shift));
  const byDate = groupByDate(centre.lessons, zone);
  const noon = (date = today) => toInstant(date, "12:00", zone);
  const openedLesson = centre.lessons.find((lesson) => lessonKey(lesson) === opened);
  return (
    <section className="mt-8" aria-labelledby="week">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h2 id="week" className="text-h2">
          {t("week.title")}
        </h2>
        <p className="text-soft" aria-live="polite">
          {formatDays(noon(dates[0]), noon(dates[6]), locale)}
        </p>
        <div className="ml-auto flex flex-wrap items-center gap-3">
          <button
            type="button"
            className="btn-round"
            aria-label={t("week.previous")}
            disabled={shift <= -maxWeeksBack}
            onClick={() => setShift(shift - 1)}
          >
            <Icon name="chevron-left" size={18} />
          </button>
          <button type="button" className="btn btn-secondary" onClick={() => setShift(0)}>
            {t("week.today")}
          </button>
          <button
            type="button"
            className="btn-round"
            aria-label={t("week.next")}
            onClick={() => setShift(shift + 1)}
          >
            <Icon name="chevron-right" size={18} />
          </button>
        </div>
      </div>
      <ol className={styles.week}>
        {dates.map((date) => (
          <li key={date} className={styles.day} aria-current={date === today ? "date" : undefined}>
            <h3 className={styles.date}>{formatDay(noon(date), locale)}</h3>
            <Day lessons={byDate.get(date) ?? []} onOpen={(lesson) => setOpened(lessonKey(lesson))} />
          </li>
        ))}
      </ol>
      {openedLesson && (
        <Dialog
          title={openedLesson.lesson_name || t("ahead.trial")}
          closeLabel={close}
          onClose={() => setOpened(undefined)}
        >
          <div className="mt-4 flex flex-col gap-2">
            <TeachingDetails
              lesson={openedLesson}
              seriesClass={classOf(openedLesson, centre)}
              rooms={rooms}
            />
          </div>
        </Dialog>
      )}
    </section>
  );
}

type DayProps = { lessons: readonly ShownTeachingLesson[]; onOpen: (lesson: ShownTeachingLesson) => void };

function Day({ lessons, onOpen }: DayProps) {
  const t = useTranslations("teacherCentre");
  if (lessons.length === 0) return <p className="text-label text-soft">{t("week.free")}</p>;
  return (
    <ul className="grid gap-2">
      {lessons.map((lesson) => (
        <li key={lessonKey(lesson)}>
          <button
            type="button"
            aria-haspopup="dialog"
            className={styles.lesson}
            onClick={() => onOpen(lesson)}
          >
            <span className="block text-label tabular-nums">
              <LessonClock lesson={lesson} />
            </span>
            <span className="block font-semibold">{lesson.lesson_name || t("ahead.trial")}</span>
            <span className="block text-label text-soft">{lesson.title || lesson.student}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
