"use client";

import { useCallback, useState } from "react";
import { useFormContext } from "react-hook-form";
import type { LessonValue, Values } from "@/lib/engines/content/form-values";
import { addLesson, removeLesson, restoreLesson, sortLessons } from "@/lib/subjects/series/lesson-list";
import { useLessonNames } from "./use-lesson-names";

type RemovedLesson = { index: number; lesson: LessonValue };

const focusNextFrame = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

/** Actions on single lessons. The last removal can be undone until the next change. */
export function useLessons(zone: string) {
  const names = useLessonNames();
  const { getValues, setValue, clearErrors } = useFormContext<Values>();
  const [removedLesson, setRemovedLesson] = useState<RemovedLesson>();
  const [addedIndex, setAddedIndex] = useState<number>();
  const getLessons = useCallback(() => getValues("lessons") as LessonValue[], [getValues]);
  const setLessons = useCallback(
    (lessons: LessonValue[], removal?: RemovedLesson) => {
      // Errors are stored by index, which may now belong to another lesson.
      clearErrors("lessons");
      setValue("lessons", lessons, { shouldDirty: true });
      setRemovedLesson(removal);
      setAddedIndex(undefined);
    },
    [clearErrors, setValue],
  );
  const remove = useCallback(
    (index: number) => {
      const lesson = getLessons()[index];
      if (!lesson) return;
      setLessons(removeLesson(getLessons(), index, names), { index, lesson });
      focusNextFrame("lesson-undo");
    },
    [getLessons, names, setLessons],
  );
  return {
    getLessons,
    setLessons,
    removeLesson: remove,
    removedLesson,
    /** Index of the lesson added last, which starts open. */
    addedIndex,
    addLesson: () => {
      const lessons = addLesson(getLessons(), zone, names);
      setLessons(lessons);
      setAddedIndex(lessons.length - 1);
      focusNextFrame(`lesson-${lessons.length - 1}`);
    },
    undoRemoval: () => {
      if (!removedLesson) return;
      setLessons(restoreLesson(getLessons(), removedLesson.index, removedLesson.lesson, names));
      focusNextFrame(`lesson-remove-${removedLesson.index}`);
    },
    sortLessons: () => setLessons(sortLessons(getLessons(), names)),
  };
}
