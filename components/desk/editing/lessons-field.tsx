"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { buttonClasses } from "@/components/ui/button";
import { FieldNotes } from "@/components/ui/field-notes";
import { pageTimeZone } from "@/lib/base/i18n/browser-time-zone";
import {
  lessonStart,
  localizedText,
  type LessonValue,
  type Texts,
  type Values,
} from "@/lib/engines/content/form-values";
import { isInOrder } from "@/lib/subjects/series/lesson-list";
import { maxLessons } from "@/lib/engines/content/rules";
import { DeadlineWarning } from "./deadline-warning";
import { useFieldError } from "./field";
import { LessonPlan } from "./lesson-plan";
import { LessonRow } from "./lesson-row";
import { useLessons } from "./use-lessons";
import { Warning } from "../warning";
import { EditableItem } from "./editable-item";

const localizedName = (name: Texts) => localizedText(name, document.documentElement.lang);

/** Selects what the rows show of each lesson, so that other edits do not re-render them. */
function toLines(value: unknown) {
  const lessons = value as LessonValue[];
  const counts = new Map<string, number>();
  const lines = lessons.map(({ name, startsAt, instant, minutes, meetingUrl }) => {
    const nth = (counts.get(instant) ?? 0) + 1;
    counts.set(instant, nth);
    return {
      key: `${instant} ${nth}`,
      name: localizedName(name),
      begins: lessonStart({ startsAt, instant }),
      minutes,
      hasLink: Boolean(meetingUrl),
    };
  });
  return { lines, isSorted: isInOrder(lessons) };
}

/** The lessons of a series class: the weekly plan, then each lesson. */
export function LessonsField() {
  const t = useTranslations("desk.content");
  const { formState } = useFormContext<Values>();
  const { lines, isSorted } = useWatch({ name: "lessons", compute: toLines });
  const [zone, setZone] = useState(pageTimeZone);
  const {
    getLessons,
    setLessons,
    removeLesson,
    removedLesson,
    addedIndex,
    addLesson,
    undoRemoval,
    sortLessons,
  } = useLessons(zone);
  const error = useFieldError("lessons");
  const problems = formState.errors.lessons as unknown as Record<number, unknown> | undefined;

  const rows = lines.map(({ key, ...line }, index) => (
    <LessonRow
      key={key}
      index={index}
      {...line}
      hasProblem={problems?.[index] !== undefined}
      isInitiallyOpen={index === addedIndex}
      onRemove={removeLesson}
    />
  ));
  if (removedLesson)
    rows.splice(
      removedLesson.index,
      0,
      <EditableItem key="removed" className="min-h-11 items-center">
        <span>{t("lessons.removed", { name: localizedName(removedLesson.lesson.name) })}</span>
        <button type="button" id="lesson-undo" className="link min-h-11 shrink-0" onClick={undoRemoval}>
          {t("lessons.undo")}
        </button>
      </EditableItem>,
    );
  return (
    <fieldset data-part="lessons">
      <legend className="font-semibold">{t("lessons.count", { count: lines.length })}</legend>
      <LessonPlan
        getLessons={getLessons}
        setLessons={setLessons}
        zone={zone}
        onZone={setZone}
        startsAt={lines[0]?.begins || undefined}
      />
      <FieldNotes id="field-lessons" error={error} />
      <ol>{rows}</ol>
      {!isSorted && (
        <Warning>
          {t("lessons.disorder")}{" "}
          <button type="button" className="link" onClick={sortLessons}>
            {t("lessons.sort")}
          </button>
        </Warning>
      )}
      {lines.length < maxLessons && (
        <button type="button" className={`${buttonClasses.secondary} mt-3`} onClick={addLesson}>
          {t("lessons.add")}
        </button>
      )}
      <DeadlineWarning />
    </fieldset>
  );
}
