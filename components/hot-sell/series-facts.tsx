"use client";

import { useLocale, useTranslations } from "next-intl";
import { LocalTime } from "@/components/ui/local-time";
import { useIsHydratedDeferred } from "@/components/ui/use-is-hydrated";
import { formatDays } from "@/lib/i18n/days";
import type { SeriesItem } from "@/lib/series/item";
import { LessonTimes } from "./lesson-times";

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
