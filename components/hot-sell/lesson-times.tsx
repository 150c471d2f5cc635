"use client";

import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import { LocalTime } from "@/components/ui/local-time";
import { listMark } from "@/lib/i18n/marks";
import type { WeeklyTimes } from "@/lib/series/weekly";

/** Weekdays and hours of a class's lessons, on the reader's clock: Mon, Wed, Fri 7:30 PM (GMT+7). */
export function LessonTimes({ times: { hours, isExact } }: { times: WeeklyTimes }) {
  const t = useTranslations("hotSell.card");
  const locale = useLocale();
  const comma = listMark(locale);
  const times = hours.map((starts, index) => (
    <span key={starts[0]} className="inline-block">
      {index > 0 && <span className="sr-only">{comma}</span>}
      {starts.map((start, day) => (
        <Fragment key={start}>
          {day > 0 && comma}
          <LocalTime instant={start} locale={locale} short="weekday" />
        </Fragment>
      ))}{" "}
      {starts[0] && <LocalTime instant={starts[0]} locale={locale} short="clock" />}
    </span>
  ));
  return isExact ? times : t.rich("mostly", { times: () => times });
}
