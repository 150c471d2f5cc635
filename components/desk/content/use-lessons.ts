"use client";

import { useCallback, useState } from "react";
import { useFormContext } from "react-hook-form";
import type { LessonValue, Values } from "@/lib/desk/content/form";
import { inOrder, withAgain, withOneMore, without } from "@/lib/desk/content/lesson-list";

type Removed = { index: number; lesson: LessonValue };

const focusSoon = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

/** What can be done to the lessons one by one. What was removed last can be had again until something else is done. */
export function useLessons(zone: string) {
  const { getValues, setValue, clearErrors } = useFormContext<Values>();
  const [removed, setRemoved] = useState<Removed>();
  const [added, setAdded] = useState<number>();
  const all = useCallback(() => getValues("lessons") as LessonValue[], [getValues]);
  const put = useCallback(
    (lessons: LessonValue[], gone?: Removed) => {
      // They are told by number, which may now be another's.
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
      put(without(all(), index), { index, lesson });
      focusSoon("lesson-undo");
    },
    [all, put],
  );
  return {
    all,
    put,
    remove,
    removed,
    /** Which was added last: it is open. */
    added,
    add: () => {
      const lessons = withOneMore(all(), zone);
      put(lessons);
      setAdded(lessons.length - 1);
      focusSoon(`lesson-${lessons.length - 1}`);
    },
    undo: () => {
      if (!removed) return;
      put(withAgain(all(), removed.index, removed.lesson));
      focusSoon(`lesson-remove-${removed.index}`);
    },
    sort: () => put(inOrder(all())),
  };
}
