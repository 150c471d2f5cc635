"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { useClock } from "@/components/ui/use-clock";
import { classroomState, type ClassroomState, type Slot } from "@/lib/base/schedule/classroom-window";
import { EntryNote } from "./entry-note";

type ClassroomEntryProps = {
  slot: Slot;
  /** Address of the classroom, or of the page that leads into it; undefined if no link is set, and then there is no button. */
  href: string | undefined;
  /** Id of the element that names the lesson, for pages with several such buttons. */
  describedBy?: string | undefined;
  className?: string;
};

/** The classroom button, shown from 5 minutes before the start until the end of the lesson (spec section 4). */
export function ClassroomEntry({ slot, href, describedBy, className = "mt-auto pt-2" }: ClassroomEntryProps) {
  const state = useClock((now) => classroomState(slot, now));
  return (
    <div className={`flex flex-col items-start gap-2 ${className}`} aria-live="polite">
      <Entry {...{ state, slot, href, describedBy }} />
    </div>
  );
}

function Entry({ state, slot, href, describedBy }: ClassroomEntryProps & { state: ClassroomState }) {
  const t = useTranslations("account.member");
  if (state !== "over" && href === undefined) return <p>{t("noRoom")}</p>;
  if (state !== "open")
    return (
      <p>
        <EntryNote state={state} slot={slot} />
      </p>
    );
  return (
    <>
      <a href={href} className="btn btn-primary btn-big" aria-describedby={describedBy}>
        <Icon name="play" />
        {t("enter")}
      </a>
      <p>{t("open")}</p>
    </>
  );
}
