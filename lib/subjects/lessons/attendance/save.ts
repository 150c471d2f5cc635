import { ProviderError } from "../../../base/contract/provider-error";
import type { Database } from "../../../base/db/types";
import { listLessonStudents, lockLesson } from "../../series/queries";
import type { LockedLesson } from "./locked-lesson";
import { readMarks, storeMarks } from "./marks";
import { notifyOfAbsences } from "./notify";
import type { AttendanceState } from "../../../base/contract/attendance-states";

export type LessonMarks = {
  lesson_id: number;
  /** Start of the lesson as the form showed it. */
  starts_at: string;
  marks: readonly { student_id: number; state: AttendanceState }[];
};

/** Finds and locks a lesson at the time that a form showed; undefined if it moved since or does not exist. */
export async function lockShownLesson(
  tx: Database,
  { lesson_id: id, starts_at: startsAt }: Pick<LessonMarks, "lesson_id" | "starts_at">,
): Promise<LockedLesson | undefined> {
  const lesson = await lockLesson(tx, id);
  return lesson?.startsAt.getTime() === Date.parse(startsAt) ? lesson : undefined;
}

/**
 * Saves the marks of a locked lesson, and notifies the families of students who became absent.
 * @param staffId null for the lesson's teacher
 * @throws ProviderError invalidInput if a student has no seat in the lesson
 */
export async function saveMarks(
  tx: Database,
  lesson: LockedLesson,
  { marks }: LessonMarks,
  by: { staffId: number | null; now: Date },
): Promise<void> {
  const seats = new Set((await listLessonStudents(tx, [lesson.id])).map(({ studentId }) => studentId));
  if (marks.some(({ student_id: id }) => !seats.has(id))) throw new ProviderError("invalidInput", "");
  const newMarks = new Map(marks.map(({ student_id: studentId, state }) => [studentId, state]));
  const before = (await readMarks(tx, [lesson])).get(lesson.id);
  await storeMarks(
    tx,
    lesson,
    [...newMarks].map(([studentId, state]) => ({ studentId, state })),
    by,
  );
  const wasAbsent = (id: number) => before?.get(id)?.state === "absent";
  const changed = [...newMarks].filter(([id, state]) => wasAbsent(id) !== (state === "absent"));
  const isAbsentNow = (id: number) => (newMarks.get(id) ?? before?.get(id)?.state) === "absent";
  await notifyOfAbsences(tx, lesson, {
    changed: changed.map(([id]) => id),
    absent: [...seats].filter(isAbsentNow),
    now: by.now,
  });
}
