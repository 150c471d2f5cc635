import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../base/db/types";
import { readNames } from "../../identity/queries";
import { listLessonStudents } from "../../series/queries";
import type { AttendanceState } from "../../../base/contract/attendance-states";
import { lessonAttendance } from "./tables";

type LessonTime = { id: number; startsAt: Date };
export type Mark = typeof lessonAttendance.$inferSelect;

/** A mark counts for the time that it was made for; an excuse also for another time. */
export const isValidMark = ({ state, startsAt }: Mark, lesson: LessonTime): boolean =>
  state === "excused" || startsAt.getTime() === lesson.startsAt.getTime();

/** Reads the marks of lessons that count, by lesson and student. */
export async function readMarks(
  db: Database,
  lessons: readonly LessonTime[],
): Promise<ReadonlyMap<number, ReadonlyMap<number, Mark>>> {
  const marks = new Map(lessons.map(({ id }) => [id, new Map<number, Mark>()]));
  if (lessons.length === 0) return marks;
  const rows = await db
    .select()
    .from(lessonAttendance)
    .where(
      inArray(
        lessonAttendance.lessonId,
        lessons.map(({ id }) => id),
      ),
    );
  for (const lesson of lessons)
    for (const row of rows)
      if (row.lessonId === lesson.id && isValidMark(row, lesson))
        marks.get(lesson.id)?.set(row.studentId, row);
  return marks;
}

/** A student of a lesson with the mark; `state` is null until somebody marks the lesson. */
export type AttendingStudent = { id: number; name: string; state: AttendanceState | null };
export type Attendance = {
  students: AttendingStudent[];
  /** Whether the teacher or staff marked the lesson. */
  isTaken: boolean;
};

/** Reads the students of lessons with their marks, by lesson; those without a name are left out. */
export async function readAttendance(
  db: Database,
  lessons: readonly LessonTime[],
): Promise<ReadonlyMap<number, Attendance>> {
  const seats = await listLessonStudents(
    db,
    lessons.map(({ id }) => id),
  );
  const marks = await readMarks(db, lessons);
  const names = await readNames(
    db,
    seats.map(({ studentId }) => studentId),
  );
  return new Map(
    lessons.map(({ id }) => {
      const own = marks.get(id);
      const students = seats
        .filter(({ lessonId, studentId }) => lessonId === id && names.get(studentId))
        .map(({ studentId }) => ({
          id: studentId,
          name: names.get(studentId) ?? "",
          state: own?.get(studentId)?.state ?? null,
        }))
        .toSorted((a, b) => a.name.localeCompare(b.name) || a.id - b.id);
      return [
        id,
        { students, isTaken: [...(own?.values() ?? [])].some(({ markedAt }) => markedAt !== null) },
      ];
    }),
  );
}

type NewMark = { studentId: number; state: AttendanceState };

/** Stores the marks of a lesson. @param staffId null for its teacher */
export async function storeMarks(
  tx: Database,
  lesson: LessonTime,
  marks: readonly NewMark[],
  { staffId, now }: { staffId: number | null; now: Date },
): Promise<void> {
  const values = marks.map((mark) => ({
    ...mark,
    ...{ lessonId: lesson.id, startsAt: lesson.startsAt, markedAt: now, staffId },
  }));
  if (values.length === 0) return;
  await tx
    .insert(lessonAttendance)
    .values(values)
    .onConflictDoUpdate({
      target: [lessonAttendance.lessonId, lessonAttendance.studentId],
      set: {
        state: sql`excluded.state`,
        startsAt: sql`excluded.starts_at`,
        markedAt: sql`excluded.marked_at`,
        staffId: sql`excluded.staff_id`,
      },
    });
}

/** Stores or removes the family's excuse of a student. */
export async function storeExcuse(
  tx: Database,
  lesson: LessonTime,
  { studentId, isExcused, now }: { studentId: number; isExcused: boolean; now: Date },
): Promise<void> {
  const own = and(eq(lessonAttendance.lessonId, lesson.id), eq(lessonAttendance.studentId, studentId));
  await tx.delete(lessonAttendance).where(own);
  if (!isExcused) return;
  await tx.insert(lessonAttendance).values({
    ...{ lessonId: lesson.id, studentId, startsAt: lesson.startsAt },
    ...{ state: "excused", excusedByFamilyAt: now },
  });
}
