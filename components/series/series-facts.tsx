"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LocalTime } from "@/components/ui/local-time";
import { useSchoolZone } from "@/components/ui/use-school-zone";
import type { SeriesItem } from "@/lib/subjects/series/item";
import { DayRange } from "./day-range";
import { LessonTimes } from "./lesson-times";

type SeriesFactsProps = {
  item: SeriesItem;
  /** Class of the text size. */
  className?: string;
  /** Whether the lesson times are among them. */
  withTimes?: boolean;
};

/** Dates, lesson times, application deadline, and number and length of the lessons. */
export function SeriesFacts({ item, className = "text-label", withTimes = true }: SeriesFactsProps) {
  const t = useTranslations("hotSell.card");
  const locale = useLocale();
  const schoolZone = useSchoolZone();
  const { opens, ends } = item;
  return (
    <dl className={`mb-4 grid gap-1 border-t border-line pt-3 ${className}`}>
      {opens && ends && (
        <Fact name={t("dates")}>
          <DayRange from={opens} to={ends} />
        </Fact>
      )}
      {withTimes && item.rhythm && (
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
