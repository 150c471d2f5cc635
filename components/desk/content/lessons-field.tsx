"use client";

import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { buttonLook } from "@/components/ui/button";
import { FieldNotes } from "@/components/ui/field-notes";
import { fill } from "@/components/ui/fill";
import { anyText, type LessonValue, type Texts, type Values } from "@/lib/desk/content/form";
import { isInOrder } from "@/lib/desk/content/lesson-list";
import { maxLessons } from "@/lib/desk/content/rules";
import { useWords } from "../words";
import { DeadlineNote } from "./deadline-note";
import { useProblem } from "./field";
import { LessonPlan, schoolZone } from "./lesson-plan";
import { LessonRow } from "./lesson-row";
import { useLessons } from "./use-lessons";

const inWords = (name: Texts) => anyText(name, document.documentElement.lang);

/** Selects what the rows show of each lesson, so that other edits do not re-render them. */
function linesOf(value: unknown) {
  const lessons = value as LessonValue[];
  const seen = new Map<string, number>();
  const lines = lessons.map(({ name, startsAt, instant, minutes }) => {
    const nth = (seen.get(instant) ?? 0) + 1;
    seen.set(instant, nth);
    return { key: `${instant} ${nth}`, name: inWords(name), startsAt, minutes };
  });
  return { lines, isSorted: isInOrder(lessons) };
}

/** The lessons of a series class: the weekly plan, then each lesson. */
export function LessonsField() {
  const words = useWords("content").lessons;
  const { formState } = useFormContext<Values>();
  const { lines, isSorted } = useWatch({ name: "lessons", compute: linesOf });
  const [zone, setZone] = useState(schoolZone);
  const { all, put, remove, removed, added, add, undo, sort } = useLessons(zone);
  const error = useProblem("lessons");
  const problems = formState.errors.lessons as unknown as Record<number, unknown> | undefined;

  const rows = lines.map(({ key, ...line }, index) => (
    <LessonRow
      key={key}
      index={index}
      {...line}
      hasProblem={problems?.[index] !== undefined}
      beginsOpen={index === added}
      onRemove={remove}
    />
  ));
  if (removed)
    rows.splice(
      removed.index,
      0,
      <li key="removed" className="min-h-11 items-center">
        <span>{fill(words.removed, { name: inWords(removed.lesson.name) })}</span>
        <button type="button" id="lesson-undo" className="link min-h-11 shrink-0" onClick={undo}>
          {words.undo}
        </button>
      </li>,
    );
  return (
    <fieldset className="desk-lessons">
      <legend className="font-semibold">{fill(words.count, { count: lines.length })}</legend>
      <LessonPlan all={all} put={put} zone={zone} onZone={setZone} begins={lines[0]?.startsAt} />
      <FieldNotes id="field-lessons" error={error} />
      <ol>{rows}</ol>
      {!isSorted && (
        <p className="desk-warning">
          {words.disorder}{" "}
          <button type="button" className="link" onClick={sort}>
            {words.sort}
          </button>
        </p>
      )}
      {lines.length < maxLessons && (
        <button type="button" className={`${buttonLook.secondary} mt-3`} onClick={add}>
          {words.add}
        </button>
      )}
      <DeadlineNote />
    </fieldset>
  );
}
