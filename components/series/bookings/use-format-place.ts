import { useLocale, useTranslations } from "next-intl";
import { formatShortInZone } from "@/lib/base/i18n/time";
import type { WaitingPlace } from "./use-waiting-lists";

/**
 * Formats a student's place on a waiting list, or a lapsed offer, as text.
 * @param isParent whether the text names the student, since a parent may have several
 */
export function useFormatPlace(isParent: boolean): (place: WaitingPlace) => string {
  const t = useTranslations("apply.waiting");
  const locale = useLocale();
  const formatTime = (at: string) => formatShortInZone(new Date(at), locale);
  return ({ place, student, held_until: heldUntil, lapsed_at: lapsedAt }) => {
    if (heldUntil !== null) return t(isParent ? "heldFor" : "held", { time: formatTime(heldUntil), student });
    if (lapsedAt !== null)
      return t(isParent ? "lapsedFor" : "lapsed", { time: formatTime(lapsedAt), student });
    return t(isParent ? "placeOf" : "place", { n: place.toLocaleString(locale), student });
  };
}
