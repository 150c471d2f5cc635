import { and, asc, eq, gt, inArray, isNotNull, lt, type SQL } from "drizzle-orm";
import { enterableTrialStates } from "../../base/contract/trial-states";
import type { Database } from "../../base/db/types";
import { latestOverTrialStart, trialEnd } from "../../base/schedule/classroom-window";
import type { TimeRange } from "../../engines/busy-times/busy-times";
import { readNames } from "../identity/queries";
import type { Account } from "../identity/tokens";
import { readTeacherNames } from "../teachers/queries";
import { trialLessons } from "./tables";

/* What other subjects ask about trial lessons. */

/** Whether a teacher has an arranged trial lesson that has not started. */
export async function hasTrialAhead(db: Database, teacherId: number, now: Date): Promise<boolean> {
  const ahead = and(
    eq(trialLessons.teacherId, teacherId),
    eq(trialLessons.state, "arranged"),
    gt(trialLessons.startsAt, now),
  );
  return (await db.$count(trialLessons, ahead)) > 0;
}

/** Finds the trial lesson of a family. */
export const findFamilyTrial = (db: Database, parentId: number) =>
  findNamedTrial(db, eq(trialLessons.parentId, parentId));

/** Finds a trial lesson of its teacher, its student or the student's parent; undefined for everybody else. */
export function findOwnTrial(db: Database, trialId: number, { id, kind, teacherId }: Account) {
  const isOwn =
    teacherId !== null
      ? eq(trialLessons.teacherId, teacherId)
      : eq(kind === "student" ? trialLessons.studentId : trialLessons.parentId, id);
  return findNamedTrial(db, and(eq(trialLessons.id, trialId), isOwn));
}

/** Finds a trial lesson with the names of its student and teacher. */
async function findNamedTrial(db: Database, condition: SQL | undefined) {
  const [row] = await db.select().from(trialLessons).where(condition);
  if (!row) return undefined;
  const students = await readNames(db, [row.studentId]);
  const teacherNames = await readTeacherNames(db, row.teacherId === null ? [] : [row.teacherId]);
  return {
    row,
    student: students.get(row.studentId) ?? "",
    teacher: teacherNames.get(row.teacherId ?? 0) ?? null,
  };
}

const isEnterable = inArray(trialLessons.state, [...enterableTrialStates]);

/** Lists a student's trial lessons that are arranged or were held, with the names of their teachers. */
export async function listStudentTrials(db: Database, studentId: number) {
  const rows = await db
    .select()
    .from(trialLessons)
    .where(and(eq(trialLessons.studentId, studentId), isEnterable));
  const names = await readTeacherNames(
    db,
    rows.flatMap(({ teacherId }) => teacherId ?? []),
  );
  return rows.map((row) => ({ ...row, teacher: names.get(row.teacherId ?? 0) ?? null }));
}

/** Lists a teacher's trial lessons that end after a time, with the names of their students. */
export async function listTaughtTrials(db: Database, teacherId: number, after: Date) {
  const rows = await db
    .select()
    .from(trialLessons)
    .where(
      and(
        eq(trialLessons.teacherId, teacherId),
        isEnterable,
        isNotNull(trialLessons.startsAt),
        gt(trialLessons.startsAt, latestOverTrialStart(after)),
      ),
    );
  const names = await readNames(
    db,
    rows.map(({ studentId }) => studentId),
  );
  return rows.map((trial) => ({ trial, student: names.get(trial.studentId) ?? "" }));
}

/** Lists the arranged trial lessons that overlap a range, in the order of their start. */
export async function listTrialsBetween(db: Database, { from, until }: TimeRange) {
  const { id, startsAt, teacherId, studentId, state } = trialLessons;
  const rows = await db
    .select({ id, startsAt, teacherId, studentId })
    .from(trialLessons)
    .where(and(eq(state, "arranged"), lt(startsAt, until), gt(startsAt, latestOverTrialStart(from))))
    .orderBy(asc(startsAt), asc(id));
  return rows.flatMap((row) =>
    row.startsAt === null ? [] : [{ ...row, startsAt: row.startsAt, endsAt: trialEnd(row.startsAt) }],
  );
}
