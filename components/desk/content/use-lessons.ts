"use client";

import { useCallback, useState } from "react";
import { useFormContext } from "react-hook-form";
import type { LessonValue, Values } from "@/lib/desk/content/form";
import { inOrder, withAgain, withOneMore, without } from "@/lib/desk/content/lesson-list";
import { useWords } from "../words";

type Removed = { index: number; lesson: LessonValue };

const focusSoon = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

/** Actions on single lessons. The last removal can be undone until the next change. */
export function useLessons(zone: string) {
  const names = useWords("lessonNames");
  const { getValues, setValue, clearErrors } = useFormContext<Values>();
  const [removed, setRemoved] = useState<Removed>();
  const [added, setAdded] = useState<number>();
  const all = useCallback(() => getValues("lessons") as LessonValue[], [getValues]);
  const put = useCallback(
    (lessons: LessonValue[], gone?: Removed) => {
      // Errors are stored by index, which may now belong to another lesson.
      clearErrors("lessons");
      setValue("lessons", lessons, { shouldDirty: true });
      setRemoved(gone);
      setAdded(undefined);
    },
    [clearErrors, setValue],
  );
  const remove = useCallback(
    (index: number) => {
      const lesson = all()[index];
      if (!lesson) return;
      put(without(all(), index, names), { index, lesson });
      focusSoon("lesson-undo");
    },
    [all, names, put],
  );
  return {
    all,
    put,
    remove,
    removed,
    /** Index of the lesson added last, which starts open. */
    added,
    add: () => {
      const lessons = withOneMore(all(), zone, names);
      put(lessons);
      setAdded(lessons.length - 1);
      focusSoon(`lesson-${lessons.length - 1}`);
    },
    undo: () => {
      if (!removed) return;
      put(withAgain(all(), removed.index, removed.lesson, names));
      focusSoon(`lesson-remove-${removed.index}`);
    },
    sort: () => put(inOrder(all(), names)),
  };
}
