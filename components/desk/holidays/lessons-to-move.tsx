"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { deskScreens } from "@/lib/base/desk/screens";
import { withId } from "@/lib/base/paths";
import { ConfirmDialog } from "../confirm-dialog";
import { useCurrentUser } from "../current-user";
import { recordHref } from "../editing/records";
import { formatList, joinSentences } from "../format";
import { Line } from "../line";
import { Sheet, SheetTitle } from "../sheet";
import { Small } from "../small";
import { formatLessonTime } from "../time";
import { useToast } from "../toasts";
import { useMutation } from "../use-mutation";
import { Warning } from "../warning";

type Lessons = CallResponse<"desk/calendar/lessons">;
type AffectedClass = Lessons["classes"][number];
type OtherLesson = Lessons["others"][number];

type LessonsToMoveProps = { lessons: Lessons; canMove: boolean; onMoved: () => Promise<unknown> };

/** The lessons on closed days. Those of series classes move in one step. */
export function LessonsToMove({ lessons: { classes, others }, canMove, onMoved }: LessonsToMoveProps) {
  const t = useTranslations("desk.calendar");
  const showToast = useToast();
  const { trigger, isMutating } = useMutation();
  const [isConfirming, setIsConfirming] = useState(false);
  const allLessons = classes.flatMap(({ lessons }) => lessons);
  if (allLessons.length === 0 && others.length === 0) return null;
  const movable = classes.filter(
    ({ has_draft: hasDraft, lessons }) => !hasDraft && lessons.some(({ to }) => to !== null),
  );
  const moves = movable.flatMap(({ lessons }) => lessons.filter(({ to }) => to !== null));
  const clashCount = moves.reduce((count, { clashes }) => count + clashes.length, 0);
  const moveAll = async () => {
    const response = await trigger(
      "desk/calendar/move",
      { classes: movable.map(({ id, version }) => ({ id, version })) },
      undefined,
      onMoved,
    );
    if (!response) return;
    const { moved, missed } = response;
    showToast({
      tone: missed.length > 0 ? "error" : "success",
      text: joinSentences(
        t("lessons.moved", { count: moved }),
        missed.length > 0 && t("lessons.missed", { names: formatList(missed) }),
      ),
    });
  };
  return (
    <Sheet aria-labelledby="lessons-to-move">
      <SheetTitle id="lessons-to-move">
        {t("lessons.title", { count: allLessons.length + others.length })}
      </SheetTitle>
      {classes.length > 0 && (
        <>
          <p>{t("lessons.text")}</p>
          <ul>
            {classes.map((one) => (
              <ClassLine key={one.id} affected={one} />
            ))}
          </ul>
        </>
      )}
      {canMove && moves.length > 0 && (
        <button
          type="button"
          className={`${buttonClasses.primary} mt-4`}
          disabled={isMutating}
          onClick={() => setIsConfirming(true)}
        >
          {t("lessons.moveAll", { count: moves.length })}
        </button>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={t("lessons.confirm.title")}
          text={[
            t("lessons.confirm.text", { lessons: moves.length, classes: movable.length }),
            ...(clashCount > 0 ? [t("lessons.confirm.clashes", { count: clashCount })] : []),
          ]}
          submit={t("lessons.moveAll", { count: moves.length })}
          onConfirm={() => void moveAll()}
          onClose={() => setIsConfirming(false)}
        />
      )}
      {others.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold">{t("lessons.others")}</h3>
          <p>{t("lessons.othersText")}</p>
          <ul>
            {others.map((one) => (
              <OtherLine key={`${one.of} ${one.id}`} lesson={one} />
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}

function ClassLine({ affected }: { affected: AffectedClass }) {
  const t = useTranslations("desk.calendar");
  const { role } = useCurrentUser();
  const { id, name, teacher, students, has_draft: hasDraft, lessons } = affected;
  const href = role === "editor" ? recordHref({ kind: "series", id }) : withId(deskScreens.class.path, id);
  return (
    <Line>
      <a href={href} className="link font-semibold">
        {name}
      </a>
      <Small className="block">{[teacher, t("lessons.students", { count: students })].join(" · ")}</Small>
      <ul className="mt-1 flex flex-col gap-1">
        {lessons.map(({ from, to, closed, clashes }) => (
          <li key={from}>
            {to === null
              ? t("lessons.stay", { from: formatLessonTime(from) })
              : t("lessons.move", { from: formatLessonTime(from), to: formatLessonTime(to) })}
            <Small className="block">{closed}</Small>
            {clashes.map(({ who, name: other }) => (
              <Small key={`${who} ${other}`} className="block font-semibold">
                {other === "" ? t(`lessons.clash.${who}Trial`) : t(`lessons.clash.${who}`, { name: other })}
              </Small>
            ))}
          </li>
        ))}
      </ul>
      {hasDraft && <Warning>{t("lessons.draft")}</Warning>}
    </Line>
  );
}

function OtherLine({ lesson: { of, id, name, starts_at: startsAt, closed } }: { lesson: OtherLesson }) {
  const t = useTranslations("desk.calendar");
  const { role } = useCurrentUser();
  const href =
    of === "live"
      ? role !== "adviser" && recordHref({ kind: "live", id })
      : role !== "editor" && deskScreens.trials.path;
  const text = of === "trial" ? t("lessons.trial") : name;
  return (
    <Line>
      {href ? (
        <a href={href} className="link">
          {text}
        </a>
      ) : (
        text
      )}
      <Small className="block">
        {formatLessonTime(startsAt)} · {closed}
      </Small>
    </Line>
  );
}
