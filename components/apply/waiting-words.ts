import { fill } from "@/components/ui/fill";
import type { Language } from "@/lib/i18n/languages";
import { formatShortInZone } from "@/lib/i18n/time";
import type { WaitingPlace } from "./use-waiting";
import type { WaitingLabels } from "./waiting-labels";

/** Where a student stands in line, in words; a parent reads who it is. */
export function placeInWords(
  { place, student, held_until: until }: WaitingPlace,
  { parent, labels, locale }: { parent: boolean; labels: WaitingLabels; locale: Language },
): string {
  if (until === null)
    return fill(parent ? labels.placeOf : labels.place, { n: place.toLocaleString(locale), student });
  const time = formatShortInZone(new Date(until), locale);
  return fill(parent ? labels.heldFor : labels.held, { time, student });
}
