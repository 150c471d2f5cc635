"use client";

import { useLocale, useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";
import { LocalTime } from "@/components/ui/local-time";
import { useIsHydratedDeferred } from "@/components/ui/use-is-hydrated";
import { formatDays } from "@/lib/i18n/days";
import { listSeparator } from "@/lib/i18n/marks";
import type { SeriesItem } from "@/lib/series/item";
import type { LessonTimes as Times } from "@/lib/series/lesson-times";

type SeriesFactsProps = {
  item: SeriesItem;
  /** Class of the text size. */
  className?: string;
};

/** Dates, lesson times, application deadline, and number and length of the lessons. */
export function SeriesFacts({ item, className = "text-label" }: SeriesFactsProps) {
  const t = useTranslations("hotSell.card");
  const locale = useLocale();
  const zone = useIsHydratedDeferred() ? undefined : "Asia/Shanghai";
  const { opens, ends } = item;
  return (
    <dl className={`border-mist mb-4 grid gap-1 border-t pt-3 ${className}`}>
      {opens && ends && (
        <Fact name={t("dates")}>{formatDays(new Date(opens), new Date(ends), locale, zone)}</Fact>
      )}
      {item.times && (
        <Fact name={t("times")}>
          <LessonTimes times={item.times} />
        </Fact>
      )}
      <Fact name={t("deadline")}>
        <LocalTime instant={item.deadline} locale={locale} short="named" />
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

/** Weekdays and hours of the lessons in the visitor's time zone: Mon, Wed, Fri 7:30 PM (GMT+7). */
function LessonTimes({ times: { kind, hours } }: { times: Times }) {
  const t = useTranslations("hotSell.card");
  const locale = useLocale();
  const comma = listSeparator(locale);
  if (hours.length === 0) return t("varied");
  const times = hours.map((starts, index) => (
    <span key={starts[0]} className="inline-block">
      {kind !== "varied" && (
        <>
          {starts.map((start, day) => (
            <Fragment key={start}>
              {day > 0 && comma}
              <LocalTime instant={start} locale={locale} short="weekday" />
            </Fragment>
          ))}{" "}
        </>
      )}
      {starts[0] && <LocalTime instant={starts[0]} locale={locale} short="clock" />}
      {index < hours.length - 1 && comma}
    </span>
  ));
  if (kind === "weekly") return times;
  return t.rich(kind === "mostly" ? "mostly" : "days", { times: () => times });
}
