"use client";

import { useTranslations } from "next-intl";
import { useCall } from "@/components/calls/use-call";
import { useClock } from "@/components/ui/use-clock";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { deskScreens } from "@/lib/base/desk/screens";
import type { Role } from "@/lib/base/desk/roles";
import { withId } from "@/lib/base/paths";
import { Badge } from "../badge";
import { useCurrentUser } from "../current-user";
import { recordHref } from "../editing/records";
import { formatList } from "../format";
import { Line } from "../line";
import { LoadingOrError } from "../loading-or-error";
import { Sheet, SheetTitle } from "../sheet";
import { Small } from "../small";
import { formatClock, formatLessonTime } from "../time";

type Lesson = CallResponse<"desk/lessons/today">["lessons"][number];

/** The lessons of today by the school's clock: when, what, with whom, and whether they can be entered. */
export function TodayLessons() {
  const t = useTranslations("desk.today.lessons");
  const { data, failure, reload } = useCall("desk/lessons/today", {});
  if (!data) return <LoadingOrError failure={failure} onRetry={reload} />;
  const { lessons, next_at: nextAt } = data;
  return (
    <Sheet aria-labelledby="today-lessons">
      <SheetTitle id="today-lessons">{t("title")}</SheetTitle>
      {lessons.length > 0 && (
        <ul>
          {lessons.map((lesson) => (
            <LessonLine key={`${lesson.of} ${lesson.id} ${lesson.starts_at}`} lesson={lesson} />
          ))}
        </ul>
      )}
      {lessons.length === 0 && <p>{t("none")}</p>}
      {nextAt && <p className="text-soft">{t("next", { time: formatLessonTime(nextAt) })}</p>}
      {lessons.length === 0 && !nextAt && <p className="text-soft">{t("teach")}</p>}
    </Sheet>
  );
}

function LessonLine({ lesson }: { lesson: Lesson }) {
  const t = useTranslations("desk.today.lessons");
  const { role } = useCurrentUser();
  const { starts_at: from, ends_at: to, seats } = lesson;
  const state = useClock((now) => {
    if (now >= Date.parse(to)) return "over";
    return now >= Date.parse(from) ? "on" : "ahead";
  });
  const trialName = lesson.student === null ? t("trial") : t("trialOf", { name: lesson.student });
  const name =
    lesson.of === "trial" ? trialName : [lesson.class_name, lesson.lesson_name].filter(Boolean).join(" · ");
  const href = lessonHref(lesson, role);
  return (
    <Line
      actions={
        <span className="flex flex-wrap gap-2">
          {state === "on" && <Badge tone="success">{t("on")}</Badge>}
          {state === "over" && <Badge>{t("over")}</Badge>}
          {state !== "over" && !lesson.has_link && <Badge tone="new">{t("noLink")}</Badge>}
        </span>
      }
    >
      <b className="mr-3 tabular-nums">
        {formatClock(from)}–{formatClock(to)}
      </b>
      {href ? (
        <a href={href} className="link">
          {name}
        </a>
      ) : (
        name
      )}
      <Small className="block">
        {[
          lesson.teacher || t("noTeacher"),
          seats && t("seats", { taken: seats.taken, capacity: seats.capacity }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </Small>
      {lesson.missing.length > 0 && (
        <Small className="block font-semibold">{t("missing", { names: formatList(lesson.missing) })}</Small>
      )}
    </Line>
  );
}

/** The screen of a lesson that a role may open, if any: advisers may not open records, nor editors people. */
export function lessonHref({ of, id }: Pick<Lesson, "of" | "id">, role: Role): string | undefined {
  if (of === "series")
    return role === "editor" ? recordHref({ kind: "series", id }) : withId(deskScreens.class.path, id);
  if (of === "live") return role === "adviser" ? undefined : recordHref({ kind: "live", id });
  return role === "editor" ? undefined : deskScreens.trials.path;
}
