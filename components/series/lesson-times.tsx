"use client";

import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import { LocalTime } from "@/components/ui/local-time";
import { useSchoolZone } from "@/components/ui/use-school-zone";
import { listSeparator } from "@/lib/base/i18n/marks";
import type { SeriesItem } from "@/lib/subjects/series/item";

/**
 * The rhythm of the lessons in the visitor's time zone: Mon, Wed, Fri 7:30 PM (GMT+7), or Every second day, 7:30 PM
 * (GMT+7), or, for lessons without a rhythm, 5 lessons in 9 days, 7:30 PM (GMT+7).
 */
export function LessonTimes({ rhythm, lessons }: Pick<SeriesItem, "rhythm" | "lessons">) {
  const t = useTranslations("hotSell.card.rhythm");
  const locale = useLocale();
  const schoolZone = useSchoolZone();
  if (!rhythm) return null;
  const comma = listSeparator(locale);
  const { kind, hours } = rhythm;
  const weeks = kind === "days" ? rhythm.days / 7 : 0;
  const hasWeekdays = kind === "weekly" || Number.isInteger(weeks);
  const times = hours.map((starts, index) => (
    <span key={starts[0]} className="inline-block">
      {hasWeekdays && (
        <>
          {starts.map((start, day) => (
            <Fragment key={start}>
              {day > 0 && comma}
              <LocalTime instant={start} locale={locale} short="weekday" schoolZone={schoolZone} />
            </Fragment>
          ))}{" "}
        </>
      )}
      {starts[0] && <LocalTime instant={starts[0]} locale={locale} short="clock" schoolZone={schoolZone} />}
      {index < hours.length - 1 && comma}
    </span>
  ));
  const withTimes = { times: () => times };
  if (kind === "dates") {
    const span = { n: lessons.toLocaleString(locale), days: rhythm.days.toLocaleString(locale) };
    return hours.length > 0 ? t.rich("dates", { ...span, ...withTimes }) : t("datesAndTimes", span);
  }
  const phrase =
    kind === "weekly"
      ? times
      : rhythm.days === 1
        ? t.rich("daily", withTimes)
        : rhythm.days === 2
          ? t.rich("everyOther", withTimes)
          : hasWeekdays
            ? t.rich("weeks", { n: weeks, ...withTimes })
            : t.rich("days", { n: rhythm.days, ...withTimes });
  return rhythm.isExact ? phrase : t.rich("mostly", { rhythm: () => phrase });
}
