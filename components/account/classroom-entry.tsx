"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { useClock } from "@/components/ui/use-clock";
import { classroomState, type Slot } from "@/lib/schedule/classroom-window";
import { EntryNote } from "./entry-note";

type ClassroomEntryProps = {
  slot: Slot;
  href: string;
  /** What one enters, where a page has several such buttons. */
  describedBy?: string;
};

/** The button into the classroom, there from 5 minutes before the start until the end, by the clock (spec section 4). */
export function ClassroomEntry({ slot, href, describedBy }: ClassroomEntryProps) {
  const t = useTranslations("account.member");
  // Only ever drawn in the browser, whose clock counts from the first moment.
  const state = useClock((now) => classroomState(slot, now), 0);
  return (
    <div className="classroom-entry" aria-live="polite">
      {state === "open" ? (
        <>
          <a href={href} className="btn btn-primary btn-big" aria-describedby={describedBy}>
            <Icon name="play" />
            {t("enter")}
          </a>
          <p>{t("open")}</p>
        </>
      ) : (
        <p>
          <EntryNote state={state} slot={slot} />
        </p>
      )}
    </div>
  );
}
