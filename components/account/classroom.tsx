"use client";

import { useClock } from "@/components/ui/use-clock";
import { fill } from "@/components/ui/fill";
import type { AccountView } from "@/lib/account/contract";
import { formatShort } from "@/lib/i18n/time";
import { classroomState, opensAt } from "@/lib/schedule/classroom-window";
import type { MemberSetting } from "./member-labels";
import { SlotTimes } from "./slot-times";
import { useAccountView } from "./use-account-view";
import { Viewed } from "./viewed";

export type ClassroomLabels = { none: string; forOwner: string; check: string };

type ClassroomProps = { labels: ClassroomLabels; check: string; setting: MemberSetting };

export function Classroom(props: ClassroomProps) {
  const view = useAccountView("classroom");
  return (
    <Viewed view={view} labels={props.setting.viewed}>
      {(lesson) => <Room lesson={lesson} {...props} />}
    </Viewed>
  );
}

/** Behind the door there is no classroom: said as it is, and only while the door is open. */
function Room({ lesson, labels, check, setting }: ClassroomProps & { lesson: AccountView<"classroom"> }) {
  const { locale, slot } = setting;
  const state = useClock((now) => classroomState(lesson, now), 0);
  return (
    <article className="sheet member-note" aria-live="polite">
      <h2 className="text-h2">{lesson.lesson_name}</h2>
      <p className="text-soft">{lesson.title}</p>
      <SlotTimes slot={lesson} labels={slot} locale={locale} />
      {state === "open" ? (
        <>
          <p className="font-semibold">{labels.none}</p>
          <p>{labels.forOwner}</p>
        </>
      ) : (
        <p className="font-semibold">
          {fill(slot[state], { time: formatShort(new Date(opensAt(lesson)), locale) })}
        </p>
      )}
      <a href={check} className="link">
        {labels.check}
      </a>
    </article>
  );
}
