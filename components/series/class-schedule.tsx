"use client";

import { useLocale, useTranslations } from "next-intl";
import { LocalTime } from "@/components/ui/local-time";
import { useSchoolZone } from "@/components/ui/use-school-zone";
import type { SeriesItem } from "@/lib/subjects/series/item";
import { DayRange } from "./day-range";
import { LessonCalendar } from "./lesson-calendar";
import { LessonTimes } from "./lesson-times";

/** When a class takes place: its rhythm, and all lessons in a calendar in the visitor's time zone. */
export function ClassSchedule({ item }: { item: SeriesItem }) {
  const t = useTranslations("seriesDetail");
  const locale = useLocale();
  const schoolZone = useSchoolZone();
  const { opens, ends, minutes } = item;
  if (!opens || !ends) return null;
  return (
    <section aria-labelledby="schedule">
      <h2 id="schedule" className="mb-4 text-h2">
        {t("plan.schedule")}
      </h2>
      <p className="text-lead font-semibold" suppressHydrationWarning>
        <LessonTimes rhythm={item.rhythm} lessons={item.lessons} />
      </p>
      <p suppressHydrationWarning>
        <DayRange from={opens} to={ends} />
      </p>
      <p>{t("plan.length", { minutes })}</p>
      {/* Converted before the first paint, like all times of the page. */}
      <p className="text-soft noscript:hidden">
        {t.rich("lessons.yourTime", {
          zone: () => <LocalTime instant={opens} locale={locale} short="zone" schoolZone={schoolZone} />,
        })}
      </p>
      <p className="hidden text-soft noscript:block">{t("lessons.schoolTime")}</p>
      <div className="mt-6">
        <LessonCalendar starts={item.starts} />
      </div>
    </section>
  );
}
