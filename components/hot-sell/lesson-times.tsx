"use client";

import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import { LocalTime } from "@/components/ui/local-time";
import { listSeparator } from "@/lib/i18n/marks";
import type { LessonTimes as Times } from "@/lib/series/lesson-times";

/** Weekdays and hours of the lessons in the visitor's time zone: Mon, Wed, Fri 7:30 PM (GMT+7). */
export function LessonTimes({ times: { kind, hours } }: { times: Times }) {
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
