import { useLocale, useTranslations } from "next-intl";
import { serverNow } from "@/lib/base/clock/server-clock";
import { formatShort } from "@/lib/base/i18n/time";
import type { LessonRule } from "@/lib/subjects/rules/rule";
import { cancelLine, cancelTerms, type BookingTranslate } from "@/lib/subjects/rules/sentences/booking-line";
import type { SeriesItem } from "@/lib/subjects/series/item";

/** States what canceling a booking would cost that is made now, with times in the visitor's zone. */
export function useCancelLine({ points, opens }: SeriesItem, rule: LessonRule): string {
  const t: BookingTranslate = useTranslations("rules");
  const locale = useLocale();
  const startsAt = opens === undefined ? undefined : new Date(opens);
  return cancelLine(t, cancelTerms(rule, { points, startsAt, now: new Date(serverNow()) }), {
    time: (instant) => t("booking.yourTime", { time: formatShort(instant, locale) }),
    points: (amount) => amount.toLocaleString(locale),
  });
}
