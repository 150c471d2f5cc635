import { fill } from "@/components/ui/fill";
import type { Language } from "@/lib/i18n/languages";
import { formatShortInZone } from "@/lib/i18n/time";
import type { WaitingPlace } from "./use-waiting";
import type { WaitingLabels } from "./waiting-labels";

/** Where a student stands in line, or that an offer was let pass, in words; a parent reads who it is. */
export function placeInWords(
  { place, student, held_until: held, lapsed_at: lapsed }: WaitingPlace,
  { parent, labels, locale }: { parent: boolean; labels: WaitingLabels; locale: Language },
): string {
  const time = (at: string) => formatShortInZone(new Date(at), locale);
  if (held !== null) return fill(parent ? labels.heldFor : labels.held, { time: time(held), student });
  if (lapsed !== null)
    return fill(parent ? labels.lapsedFor : labels.lapsed, { time: time(lapsed), student });
  return fill(parent ? labels.placeOf : labels.place, { n: place.toLocaleString(locale), student });
}
