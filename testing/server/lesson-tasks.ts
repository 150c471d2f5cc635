import { randomUUID } from "node:crypto";
import { codes } from "../../lib/base/contract/codes";
import { attendanceStates } from "../../lib/base/contract/attendance-states";
import type { InputOf } from "../../lib/base/contract/call";
import type { lessonChangeCalls } from "../../lib/subjects/lessons/changes/change-calls";
import type { Random } from "../provider/random";
import type { DeskClient, DeskResult } from "./desk-client";
import type { School, Confirmations } from "./simulation";

/* Changes of single lessons and attendance at the desk. Each change has a reason with a unique mark. */

type TaskContext = { callDesk: DeskClient; school: School; confirmations: Confirmations; random: Random };

const reportError = ({ confirmations }: TaskContext, action: string, result: DeskResult | undefined) =>
  void (result && confirmations.errors.push(`${action} at the desk: ${result.code} ${result.message}`));

/** Codes of changes that are not possible, such as of a lesson that another editor canceled. */
const expectedRefusals = new Set<number>([codes.invalidInput.code, codes.notFound.code]);

const dayMs = 86_400_000;

/** Moves or cancels a lesson, adds one for it at the end, or sends a substitute. */
export async function changeLesson(context: TaskContext): Promise<void> {
  const { callDesk, school, confirmations, random } = context;
  const classId = school.lessonClasses[random.below(school.lessonClasses.length)] ?? 0;
  const loaded = await callDesk("lessons/of-class", { class_id: classId });
  if (loaded?.code !== 0) return reportError(context, "reading lessons", loaded);
  const { lessons, teachers, version } = loaded.data;
  const lesson = lessons[random.below(lessons.length)];
  const teacher = teachers[random.below(teachers.length)];
  if (!lesson || !teacher) return;
  const start = new Date(Date.now() + (8 + random.below(30)) * dayMs + random.below(24) * 3_600_000);
  const { id: lesson_id } = lesson;
  const starts_at = start.toISOString();
  // A class without lessons would be closed.
  const mayGiveBack = lessons.length > 1 && random.below(6) === 0;
  const changes: [Change, ...Change[]] = [
    { kind: "move", lesson_id, starts_at },
    { kind: "substitute", lesson_ids: [lesson_id], teacher_id: teacher.id },
    { kind: "cancel", lesson_id, instead: mayGiveBack ? null : starts_at },
  ];
  const change = random.pick(changes);
  const request = { class_id: classId, change };
  const preview = await callDesk("lessons/preview", request);
  if (preview?.code !== 0) return reportUnexpected(context, "previewing a change of lessons", preview);
  const mark = `lesson ${randomUUID()}`;
  const accepted = preview.data.warnings.map(({ key }) => key);
  const result = await callDesk("lessons/change", { ...request, version, accepted, reason: { text: mark } });
  if (result?.code !== 0) return reportUnexpected(context, "changing a lesson", result);
  if (result.data.saved === "saved") confirmations.lessons.add(mark);
  else confirmations.conflicts += 1;
}

type Change = InputOf<typeof lessonChangeCalls, "lessons/change">["change"];

function reportUnexpected(context: TaskContext, action: string, result: DeskResult | undefined): void {
  if (result && !expectedRefusals.has(result.code)) reportError(context, action, result);
}

/** Marks a student of the lesson that was held. Only one editor marks each student. */
export async function markAttendance(context: TaskContext, index: number): Promise<void> {
  const { callDesk, school, confirmations, random } = context;
  const { lessonId, startsAt, studentIds } = school.heldLesson;
  const studentId = studentIds[index] ?? 0;
  const state = random.pick(attendanceStates);
  // Until a mark is confirmed, the earlier ones that may or may not have been stored are possible too.
  const possible = confirmations.attendance.get(studentId) ?? new Set([undefined]);
  confirmations.attendance.set(studentId, possible.add(state));
  const result = await callDesk("attendance/save", {
    ...{ lesson_id: lessonId, starts_at: startsAt },
    marks: [{ student_id: studentId, state }],
  });
  if (result?.code !== 0) return reportError(context, "marking a student", result);
  confirmations.attendance.set(studentId, new Set([state]));
}
