"use client";

import { useLocale, useTranslations } from "next-intl";
import { clockHour } from "@/lib/base/i18n/days";
import { partHours, type DayPart } from "@/lib/subjects/series/choice";

/** Writes a time of day with its hours: Evening (6–11 PM). */
export function useDayPartText(): (part: DayPart) => string {
  const t = useTranslations("hotSell.filters.parts");
  const locale = useLocale();
  return (part) => {
    const { from, to } = partHours[part];
    return t(part, { from: clockHour(from, locale), to: clockHour(to, locale) });
  };
}
