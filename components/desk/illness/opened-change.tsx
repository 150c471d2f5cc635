"use client";

import { useCall } from "@/components/calls/use-call";
import { ChangeLesson } from "../lessons/change-lesson";
import type { LessonAction } from "../lessons/lesson-change";
import { LoadingOrError } from "../loading-or-error";

type OpenedChangeProps = {
  classId: number;
  lessonId: number;
  action: LessonAction;
  onDone: () => void;
  onClose: () => void;
};

/** The dialog that changes a lesson, once the lessons of its class are loaded. */
export function OpenedChange({ classId, lessonId, ...dialog }: OpenedChangeProps) {
  const { data, failure, reload } = useCall("desk/lessons/of-class", { class_id: classId });
  const lesson = data?.lessons.find(({ id }) => id === lessonId);
  if (!data) return <LoadingOrError failure={failure} onRetry={() => void reload()} />;
  return lesson && <ChangeLesson {...dialog} classId={classId} lesson={lesson} data={data} />;
}
