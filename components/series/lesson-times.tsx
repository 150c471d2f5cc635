"use client";

import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import { LocalTime } from "@/components/ui/local-time";
import { useSchoolZone } from "@/components/ui/use-school-zone";
import { listSeparator } from "@/lib/base/i18n/marks";
import type { Rhythm } from "@/lib/subjects/series/rhythm";

/**
 * The rhythm of the lessons in the visitor's time zone: Mon, Wed, Fri 7:30 PM (GMT+7), or Every 2 days, 7:30 PM (GMT+7).
 * Lessons without a rhythm are on fixed dates, which the page of the class lists.
 */
export function LessonTimes({ rhythm, lessons }: { rhythm: Rhythm; lessons: number }) {
  const t = useTranslations("hotSell.card");
  const locale = useLocale();
  const schoolZone = useSchoolZone();
  const comma = listSeparator(locale);
  const n = lessons.toLocaleString(locale);
  const { kind, hours } = rhythm;
  const weeks = kind === "days" ? rhythm.days / 7 : 0;
  const hasWeekdays = kind === "weekly" || Number.isInteger(weeks);
  if (kind === "dates" && hours.length === 0) return t("rhythm.datesAndTimes", { n });
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
  if (kind === "dates") return t.rich("rhythm.dates", { n, ...withTimes });
  const phrase =
    kind === "weekly"
      ? times
      : rhythm.days === 1
        ? t.rich("rhythm.daily", withTimes)
        : hasWeekdays
          ? t.rich("rhythm.weeks", { n: weeks, ...withTimes })
          : t.rich("rhythm.days", { n: rhythm.days, ...withTimes });
  return rhythm.isExact ? phrase : t.rich("rhythm.mostly", { rhythm: () => phrase });
}
