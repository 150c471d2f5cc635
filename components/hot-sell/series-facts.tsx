"use client";

import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import { LocalTime } from "@/components/ui/local-time";
import { useIsHydratedDeferred } from "@/components/ui/use-is-hydrated";
import { formatDays } from "@/lib/i18n/days";
import { listSeparator } from "@/lib/i18n/marks";
import type { SeriesItem } from "@/lib/series/item";
import type { LessonTimes as Times } from "@/lib/series/lesson-times";

/** Dates, lesson times, application deadline, and number and length of the lessons. */
export function SeriesFacts({ item }: { item: SeriesItem }) {
  const t = useTranslations("hotSell.card");
  const locale = useLocale();
  const zone = useIsHydratedDeferred() ? undefined : "Asia/Shanghai";
  const { opens, ends } = item;
  return (
    <dl className="series-facts">
      {opens && ends && (
        <div>
          <dt>{t("dates")}</dt>
          <dd suppressHydrationWarning>{formatDays(new Date(opens), new Date(ends), locale, zone)}</dd>
        </div>
      )}
      {item.times && (
        <div>
          <dt>{t("times")}</dt>
          <dd>
            <LessonTimes times={item.times} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t("deadline")}</dt>
        <dd>
          <LocalTime instant={item.deadline} locale={locale} short="named" />
        </dd>
      </div>
      <div>
        <dt>{t("lessons")}</dt>
        <dd>{t("lessonCount", { n: item.lessons.toLocaleString(locale), minutes: item.minutes })}</dd>
      </div>
    </dl>
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
