"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { CodeModal } from "@/components/layout/code-modal";
import type { ConsultProps } from "@/components/layout/consult-modal";
import { Icon } from "@/components/ui/icon";
import type { AccountView } from "@/lib/subjects/people/view-calls";
import { classroomOpensAt } from "@/lib/base/schedule/classroom-window";
import { noteClasses } from "./classes";
import { EntryNote } from "./entry-note";
import { SlotTimes } from "../trials/slot-times";
import { refreshView, useAccountView } from "./use-account-view";
import { ViewContent } from "./view-content";

type Lesson = AccountView<"classroom">;
type ClassroomProps = { checkHref: string; consult: ConsultProps };

/**
 * The page from which a lesson is entered. The server decides whether the classroom is open, and sends the secret link
 * only then; the page never reads the device's clock, which may be wrong or jump.
 */
export function Classroom(props: ClassroomProps) {
  const view = useAccountView("classroom");
  return <ViewContent view={view}>{(lesson) => <Room lesson={lesson} {...props} />}</ViewContent>;
}

/** A changed link or a moved lesson appears within this time. */
const openIntervalMs = 15_000;
const maxIntervalMs = 60_000;
const minIntervalMs = 1_000;

/** Milliseconds to the next fetch: at the latest when the classroom opens or closes. */
function refreshInterval(lesson: Lesson): number {
  const { state, now } = lesson;
  if (state === "over") return maxIntervalMs;
  const nextChange = state === "early" ? classroomOpensAt(lesson) : Date.parse(lesson.to);
  const longest = state === "early" ? maxIntervalMs : openIntervalMs;
  return Math.min(longest, Math.max(minIntervalMs, nextChange - Date.parse(now)));
}

/** Fetches the lesson again while the page is visible. Each response sets the next interval. */
function useRefresh(lesson: Lesson) {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === "visible") void refreshView("classroom");
    };
    const timer = setInterval(refresh, refreshInterval(lesson));
    return () => clearInterval(timer);
  }, [lesson]);
}

function Room({ lesson, checkHref, consult }: ClassroomProps & { lesson: Lesson }) {
  const t = useTranslations();
  useRefresh(lesson);
  const { state, has_link: hasLink } = lesson;
  return (
    <article className={noteClasses} aria-live="polite">
      <h2 className="text-h2">{lesson.lesson_name}</h2>
      {lesson.title && <p className="text-soft">{lesson.title}</p>}
      <SlotTimes slot={lesson} />
      {lesson.link !== null && <EnterLink href={lesson.link} />}
      {state !== "open" && (
        <p className="font-semibold">
          <EntryNote state={state} slot={lesson} />
        </p>
      )}
      {state !== "over" && !hasLink && (
        <>
          <p className={state === "open" ? "font-semibold" : undefined}>
            {t(state === "open" ? "classroom.none" : "classroom.noneYet")}
          </p>
          <CodeModal {...consult} className="btn btn-secondary">
            {t("classPoints.ask")}
          </CodeModal>
        </>
      )}
      <a href={checkHref} className="link">
        {t("account.member.check")}
      </a>
    </article>
  );
}

/** The link may have changed since the last fetch, so approaching the button fetches it again. */
function EnterLink({ href }: { href: string }) {
  const t = useTranslations();
  const refresh = () => void refreshView("classroom");
  return (
    <>
      <a
        href={href}
        target="_blank"
        rel="noreferrer noopener"
        className="btn btn-primary btn-big"
        onPointerEnter={refresh}
        onFocus={refresh}
      >
        <Icon name="play" />
        {t("account.member.enter")}
      </a>
      <p>{t("classroom.opensIn")}</p>
    </>
  );
}
