"use client";

import { CodeModal } from "@/components/layout/code-modal";
import type { Consult } from "@/components/layout/consult-modal";
import { useClock } from "@/components/ui/use-clock";
import type { AccountView } from "@/lib/account/contract";
import { classroomState } from "@/lib/schedule/classroom-window";
import { EntryNote } from "./entry-note";
import type { MemberSetting } from "./member-labels";
import { SlotTimes } from "./slot-times";
import { useAccountView } from "./use-account-view";
import { Viewed } from "./viewed";

export type ClassroomLabels = { none: string; ask: string; check: string };

type ClassroomProps = { labels: ClassroomLabels; check: string; consult: Consult; setting: MemberSetting };

export function Classroom(props: ClassroomProps) {
  const view = useAccountView("classroom");
  return (
    <Viewed view={view} labels={props.setting.viewed}>
      {(lesson) => <Room lesson={lesson} {...props} />}
    </Viewed>
  );
}

/** This site has no classroom of its own: who to ask is said while one could enter, and not before. */
function Room({
  lesson,
  labels,
  check,
  consult,
  setting,
}: ClassroomProps & { lesson: AccountView<"classroom"> }) {
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
          <CodeModal {...consult} className="btn btn-primary">
            {labels.ask}
          </CodeModal>
        </>
      ) : (
        <p className="font-semibold">
          <EntryNote text={slot[state]} slot={lesson} locale={locale} />
        </p>
      )}
      <a href={check} className="link">
        {labels.check}
      </a>
    </article>
  );
}
