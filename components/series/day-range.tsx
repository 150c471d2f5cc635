"use client";

import { useLocale } from "next-intl";
import { LocalTime } from "@/components/ui/local-time";
import { useSchoolZone } from "@/components/ui/use-school-zone";
import { dayRangeStyle, rangeSeparator } from "@/lib/base/i18n/days";

/** The first and the last day in the visitor's time zone: Nov 30 – Jan 27. */
export function DayRange({ from, to }: { from: string; to: string }) {
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
