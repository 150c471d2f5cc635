"use client";

import { useLocale, useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";
import { LocalTime } from "@/components/ui/local-time";
import { useSchoolZone } from "@/components/ui/use-school-zone";
import { dayRangeStyle, rangeSeparator } from "@/lib/base/i18n/days";
import { listSeparator } from "@/lib/base/i18n/marks";
import type { SeriesItem } from "@/lib/subjects/series/item";
import type { Rhythm } from "@/lib/subjects/series/rhythm";

type SeriesFactsProps = {
  item: SeriesItem;
  /** Class of the text size. */
  className?: string;
};

/** Dates, lesson times, application deadline, and number and length of the lessons. */
export function SeriesFacts({ item, className = "text-label" }: SeriesFactsProps) {
  const t = useTranslations("hotSell.card");
  const locale = useLocale();
  const schoolZone = useSchoolZone();
  const { opens, ends } = item;
  return (
    <dl className={`mb-4 grid gap-1 border-t border-mist pt-3 ${className}`}>
      {opens && ends && (
        <Fact name={t("dates")}>
          <Days from={opens} to={ends} />
        </Fact>
      )}
      {item.rhythm && (
        <Fact name={t("times")}>
          <LessonTimes rhythm={item.rhythm} lessons={item.lessons} />
        </Fact>
      )}
      <Fact name={t("deadline")}>
        <LocalTime instant={item.deadline} locale={locale} short="named" schoolZone={schoolZone} />
      </Fact>
      <Fact name={t("lessons")}>
        {t("lessonCount", { n: item.lessons.toLocaleString(locale), minutes: item.minutes })}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt className="text-soft">{name}</dt>
      {/* Dates differ between the server's time zone and the visitor's. */}
      <dd className="ml-auto text-right font-semibold" suppressHydrationWarning>
        {children}
      </dd>
    </div>
  );
}

/** The first and the last day in the visitor's time zone: Nov 30 – Jan 27. */
function Days({ from, to }: { from: string; to: string }) {
  const locale = useLocale();
  const schoolZone = useSchoolZone();
  const style = dayRangeStyle(new Date(from), new Date(to));
  return (
    <>
      <LocalTime instant={from} locale={locale} short={style ?? "day"} schoolZone={schoolZone} />
      {style && (
        <>
          {rangeSeparator(locale)}
          <LocalTime instant={to} locale={locale} short={style} schoolZone={schoolZone} />
        </>
      )}
    </>
  );
}

/**
 * The rhythm of the lessons in the visitor's time zone: Mon, Wed, Fri 7:30 PM (GMT+7), or Every 2 days, 7:30 PM (GMT+7).
 * Lessons without a rhythm are on fixed dates, which the page of the class lists.
 */
function LessonTimes({ rhythm, lessons }: { rhythm: Rhythm; lessons: number }) {
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
