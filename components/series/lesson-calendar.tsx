"use client";

import { useLocale } from "next-intl";
import { useIsHydratedDeferred } from "@/components/ui/use-is-hydrated";
import { useSchoolZone } from "@/components/ui/use-school-zone";
import { readBrowserTimeZone } from "@/lib/base/i18n/browser-time-zone";
import { weekdayName } from "@/lib/base/i18n/days";
import { formatDateTime } from "@/lib/base/i18n/time";
import { weekdays } from "@/lib/subjects/series/choice";
import { lessonDays, lessonMonths } from "@/lib/subjects/series/lesson-months";
import { unpackStarts } from "@/lib/subjects/series/lesson-starts";
import styles from "./lesson-calendar.module.css";

/**
 * The months of a class with a dot on each day with a lesson in the visitor's time zone. An inline script moves the dots
 * before the first paint (lib/app/inline-scripts/first-paint.ts). Screen readers have the list of lessons instead.
 */
export function LessonCalendar({ starts }: { starts: readonly number[] }) {
  const locale = useLocale();
  const schoolZone = useSchoolZone();
  const isHydrated = useIsHydratedDeferred();
  const zone = (isHydrated && readBrowserTimeZone()) || schoolZone;
  const instants = unpackStarts(starts);
  const marked = lessonDays(instants, zone);
  const formatMonth = (day: string) =>
    formatDateTime(new Date(day), locale, { year: "numeric", month: "long", timeZone: "UTC" });
  return (
    <div aria-hidden className={styles.months} data-lessons={starts.join(" ")}>
      {lessonMonths(instants, schoolZone).map(({ first, days, offset }) => (
        <div key={first} className={styles.month}>
          <p className="mb-1 font-semibold">{formatMonth(first)}</p>
          <div className={styles.days}>
            {weekdays.map((day) => (
              <span key={day} className={styles.weekday}>
                {weekdayName(day, locale, "narrow")}
              </span>
            ))}
            {days.map((day, index) => (
              <span
                key={day}
                style={index === 0 ? { gridColumnStart: offset + 1 } : undefined}
                data-day={day}
                data-lesson={marked.has(day) ? "" : undefined}
                suppressHydrationWarning
              >
                {index + 1}
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
