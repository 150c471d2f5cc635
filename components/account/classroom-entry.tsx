"use client";

import { Icon } from "@/components/ui/icon";
import { useClock } from "@/components/ui/use-clock";
import type { Language } from "@/lib/i18n/languages";
import { classroomState, type Slot } from "@/lib/schedule/classroom-window";
import { EntryNote } from "./entry-note";
import type { SlotLabels } from "./slot-times";

type ClassroomEntryProps = {
  slot: Slot;
  href: string;
  /** What one enters, where a page has several such buttons. */
  describedBy?: string;
  labels: SlotLabels;
  locale: Language;
};

/** The button into the classroom, there from 5 minutes before the start until the end, by the clock (spec section 4). */
export function ClassroomEntry({ slot, href, describedBy, labels, locale }: ClassroomEntryProps) {
  // Only ever drawn in the browser, whose clock counts from the first moment.
  const state = useClock((now) => classroomState(slot, now), 0);
  return (
    <div className="classroom-entry" aria-live="polite">
      {state === "open" ? (
        <>
          <a href={href} className="btn btn-primary btn-big" aria-describedby={describedBy}>
            <Icon name="play" />
            {labels.enter}
          </a>
          <p>{labels.open}</p>
        </>
      ) : (
        <p>
          <EntryNote text={labels[state]} slot={slot} locale={locale} />
        </p>
      )}
    </div>
  );
}
