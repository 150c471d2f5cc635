"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { deskScreens } from "@/lib/base/desk/screens";
import { withId } from "@/lib/base/paths";
import { formatList } from "../format";
import type { LessonAction } from "../lessons/lesson-change";
import { Line } from "../line";
import { Sheet, SheetTitle } from "../sheet";
import { Small } from "../small";
import { SmallButton } from "../small-button";
import { formatLessonTime } from "../time";
import { useToast } from "../toasts";
import { useMutation } from "../use-mutation";
import type { ClassOfIll, LessonOfIll, Substitute } from "./ill-lessons";
import { OpenedChange } from "./opened-change";
import { SubstituteButtons } from "./substitute-buttons";

type ClassToCoverProps = { ofClass: ClassOfIll; onChanged: () => Promise<unknown> };

/** The lessons of a class that need a substitute, given away one by one or all at once. */
export function ClassToCover({ ofClass, onChanged }: ClassToCoverProps) {
  const t = useTranslations("desk.illness");
  const showToast = useToast();
  const { trigger, isMutating } = useMutation();
  const [opened, setOpened] = useState<{ lessonId: number; action: LessonAction }>();
  const { id, name, version, students, lessons, substitutes } = ofClass;

  const give = async (some: readonly LessonOfIll[], { id: teacherId, name: substitute }: Substitute) => {
    const response = await trigger(
      "desk/lessons/change",
      {
        ...{ class_id: id, version, reason: { ready: "teacherIll" }, accepted: [] },
        change: { kind: "substitute", lesson_ids: some.map((lesson) => lesson.id), teacher_id: teacherId },
      },
      undefined,
      onChanged,
    );
    if (!response) return;
    const tone = response.saved === "saved" ? "success" : "error";
    showToast({ tone, text: t(`results.${response.saved}`, { name: substitute, count: some.length }) });
  };
  return (
    <Sheet aria-labelledby={`class-${id}`}>
      <SheetTitle id={`class-${id}`}>
        <a href={withId(deskScreens.class.path, id)} className="link">
          {name}
        </a>
      </SheetTitle>
      <p className="text-soft">{students.length === 0 ? t("noStudents") : formatList(students)}</p>
      {lessons.length > 1 && substitutes.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <span className="font-semibold">{t("all", { count: lessons.length })}</span>
          <SubstituteButtons
            substitutes={substitutes}
            isDisabled={isMutating}
            toLabel={(button) => t("giveAllTo", { button, count: lessons.length })}
            onChoose={(substitute) => void give(lessons, substitute)}
          />
        </div>
      )}
      <ul className="mt-3">
        {lessons.map((lesson) => {
          const time = formatLessonTime(lesson.starts_at);
          return (
            <Line key={lesson.id}>
              <b className="block">{time}</b>
              <Small className="block">{lesson.name}</Small>
              {lesson.substitutes.length === 0 && <p>{t("noSubstitute")}</p>}
              <div className="mt-2 flex flex-wrap gap-2">
                <SubstituteButtons
                  substitutes={lesson.substitutes}
                  isDisabled={isMutating}
                  toLabel={(button) => t("giveLessonTo", { button, time })}
                  onChoose={(substitute) => void give([lesson], substitute)}
                />
                <LessonActions time={time} onOpen={(action) => setOpened({ lessonId: lesson.id, action })} />
              </div>
            </Line>
          );
        })}
      </ul>
      {opened && (
        <OpenedChange
          {...opened}
          classId={id}
          onDone={() => void onChanged()}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Sheet>
  );
}

const actions = ["substitute", "move", "cancel"] as const satisfies LessonAction[];

function LessonActions({ time, onOpen }: { time: string; onOpen: (action: LessonAction) => void }) {
  const t = useTranslations("desk.illness");
  return actions.map((action) => (
    <SmallButton key={action} aria-label={t(`actionsOf.${action}`, { time })} onClick={() => onOpen(action)}>
      {t(`actions.${action}`)}
    </SmallButton>
  ));
}
