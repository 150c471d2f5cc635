import { useLocale, useTranslations } from "next-intl";
import { formatShortInZone } from "@/lib/i18n/time";
import type { WaitingPlace } from "./use-waiting";

/**
 * Formats a student's place on a waiting list, or a lapsed offer, as text.
 * @param isParent whether the text names the student, since a parent may have several
 */
export function usePlaceInWords(isParent: boolean): (place: WaitingPlace) => string {
  const t = useTranslations("apply.waiting");
  const locale = useLocale();
  const time = (at: string) => formatShortInZone(new Date(at), locale);
  return ({ place, student, held_until: held, lapsed_at: lapsed }) => {
    if (held !== null) return t(isParent ? "heldFor" : "held", { time: time(held), student });
    if (lapsed !== null) return t(isParent ? "lapsedFor" : "lapsed", { time: time(lapsed), student });
    return t(isParent ? "placeOf" : "place", { n: place.toLocaleString(locale), student });
  };
}
