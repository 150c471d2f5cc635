"use client";

import { useFormContext } from "react-hook-form";
import { FieldNotes } from "@/components/ui/field-notes";
import { Field } from "@/components/ui/field";
import { fill } from "@/components/ui/fill";
import type { LessonValue, Values } from "@/lib/desk/content/form";
import { useWords } from "../words";
import { useProblem } from "./field";
import { LessonPlan } from "./lesson-plan";
import { TextsField } from "./texts-field";
import { shortTime } from "../time";

/** The lessons of a series class: laid out by the week, then each as it is. */
export function LessonsField() {
  const words = useWords("content");
  const { watch, setValue } = useFormContext<Values>();
  const all = watch("lessons") as LessonValue[];
  const error = useProblem("lessons");
  const remove = (index: number) => setValue("lessons", all.toSpliced(index, 1), { shouldDirty: true });
  return (
    <fieldset className="desk-lessons">
      <legend className="font-semibold">{fill(words.lessons.count, { count: all.length })}</legend>
      <LessonPlan />
      <FieldNotes id="field-lessons" error={error} />
      <ol>
        {all.map((lesson, index) => (
          <li key={index}>
            <OneLesson lesson={lesson} index={index} />
            <button
              type="button"
              className="link grid size-11 place-items-center"
              aria-label={fill(words.lessons.remove, { n: index + 1 })}
              onClick={() => remove(index)}
            >
              ✕
            </button>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

function OneLesson({ lesson, index }: { lesson: LessonValue; index: number }) {
  const words = useWords("content");
  const { register } = useFormContext<Values>();
  const error = useProblem(`lessons.${index}.startsAt`);
  const unnamed = useProblem(`lessons.${index}.name.en-US`);
  const name = lesson.name["en-US"] || fill(words.lessons.lesson, { n: index + 1 });
  return (
    <details open={Boolean(error ?? unnamed) || undefined}>
      <summary>
        {name} · {lesson.startsAt && shortTime(lesson.startsAt)}
      </summary>
      <Field
        id={`lesson-${index}`}
        type="datetime-local"
        label={words.lessons.begins}
        error={error}
        {...register(`lessons.${index}.startsAt`)}
      />
      <TextsField name={`lessons.${index}.name`} label={words.list.name} field={{ most: 200 }} />
    </details>
  );
}
