"use client";

import { useTranslations } from "next-intl";
import { CodeModal } from "@/components/layout/code-modal";
import type { ConsultProps } from "@/components/layout/consult-modal";
import { useClock } from "@/components/ui/use-clock";
import type { AccountView } from "@/lib/people/view-calls";
import { classroomState } from "@/lib/schedule/classroom-window";
import { noteClasses } from "./classes";
import { EntryNote } from "./entry-note";
import { SlotTimes } from "./slot-times";
import { useAccountView } from "./use-account-view";
import { ViewContent } from "./view-content";

type ClassroomProps = { checkHref: string; consult: ConsultProps };

export function Classroom(props: ClassroomProps) {
  const view = useAccountView("classroom");
  return <ViewContent view={view}>{(lesson) => <Room lesson={lesson} {...props} />}</ViewContent>;
}

/** This site has no classroom, so it offers a contact button while the lesson could be entered. */
function Room({ lesson, checkHref, consult }: ClassroomProps & { lesson: AccountView<"classroom"> }) {
  const t = useTranslations();
  const state = useClock((now) => classroomState(lesson, now), 0);
  return (
    <article className={noteClasses} aria-live="polite">
      <h2 className="text-h2">{lesson.lesson_name}</h2>
      <p className="text-soft">{lesson.title}</p>
      <SlotTimes slot={lesson} />
      {state === "open" ? (
        <>
          <p className="font-semibold">{t("classroom.none")}</p>
          <CodeModal {...consult} className="btn btn-primary">
            {t("classPoints.ask")}
          </CodeModal>
        </>
      ) : (
        <p className="font-semibold">
          <EntryNote state={state} slot={lesson} />
        </p>
      )}
      <a href={checkHref} className="link">
        {t("account.member.check")}
      </a>
    </article>
  );
}
