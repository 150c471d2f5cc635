"use client";

import { LocalTime } from "@/components/ui/local-time";
import type { Language } from "@/lib/i18n/languages";
import type { Slot } from "@/lib/schedule/classroom-window";

export type SlotLabels = {
  yourTime: string;
  beijingTime: string;
  enter: string;
  /** With `{time}`. */
  early: string;
  open: string;
  over: string;
};

type SlotTimesProps = { slot: Slot; labels: SlotLabels; locale: Language; short?: boolean };

/** When a lesson begins: for its reader, and in Beijing. */
export function SlotTimes({ slot, labels, locale, short }: SlotTimesProps) {
  return (
    <div className="slot-times">
      <dl>
        <div>
          <dt>{labels.yourTime}</dt>
          <dd>
            <LocalTime instant={slot.from} locale={locale} short={short} />
          </dd>
        </div>
        <div>
          <dt>{labels.beijingTime}</dt>
          <dd>
            <LocalTime instant={slot.from} locale={locale} short={short} zone="Asia/Shanghai" />
          </dd>
        </div>
      </dl>
    </div>
  );
}
