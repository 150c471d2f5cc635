import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, lte, ne, type SQL } from "drizzle-orm";
import type { TrialWishes } from "../../base/contract/trial-request";
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

/** Finds the contacts that families left for their trial lesson, by the parent. */
export async function readTrialContacts(
  db: Database,
  parentIds: readonly number[],
): Promise<ReadonlyMap<number, Pick<TrialWishes, "channel" | "contact">>> {
  const { parentId, wishes } = trialLessons;
  const rows = await db
    .select({ parentId, wishes })
    .from(trialLessons)
    .where(and(inArray(parentId, [...parentIds]), isNotNull(wishes)));
  return new Map(rows.flatMap((row) => (row.wishes ? [[row.parentId, row.wishes] as const] : [])));
}

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
    .where(and(eq(trialLessons.studentId, studentId), isEnterable, ne(trialLessons.state, "missed")));
  const names = await readTeacherNames(
    db,
    rows.flatMap(({ teacherId }) => teacherId ?? []),
  );
  return rows.map((row) => ({ ...row, teacher: names.get(row.teacherId ?? 0) ?? null }));
}

/** Lists the trial lessons that started in a range and were not marked as held or missed, the latest first. */
export async function listUnmarkedTrials(db: Database, { from, until }: TimeRange) {
  const { id, startsAt, teacherId, studentId, state } = trialLessons;
  const rows = await db
    .select({ id, startsAt, teacherId, studentId })
    .from(trialLessons)
    .where(and(eq(state, "arranged"), gt(startsAt, from), lte(startsAt, until)))
    .orderBy(desc(startsAt), asc(id));
  const names = await readNames(
    db,
    rows.map((row) => row.studentId),
  );
  return rows.flatMap((row) =>
    row.startsAt === null
      ? []
      : {
          ...row,
          startsAt: row.startsAt,
          student: names.get(row.studentId) ?? "",
          endsAt: trialEnd(row.startsAt),
        },
  );
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

/** Lists the teachers who have given a trial lesson or will give one. */
export async function listTrialTeachers(db: Database): Promise<number[]> {
  const rows = await db.selectDistinct({ id: trialLessons.teacherId }).from(trialLessons);
  return rows.flatMap(({ id }) => id ?? []);
}

/** Lists the trial lessons that started in a range and are over: held, or arranged and not marked yet. */
export async function listPastTrials(db: Database, { from, until }: TimeRange, now: Date) {
  const { startsAt, teacherId, state } = trialLessons;
  const rows = await db
    .select({ startsAt, teacherId, state })
    .from(trialLessons)
    .where(
      and(
        inArray(state, ["held", "arranged"]),
        gte(startsAt, from),
        lt(startsAt, until),
        lte(startsAt, latestOverTrialStart(now)),
      ),
    );
  return rows.flatMap((row) =>
    row.startsAt === null ? [] : [{ ...row, startsAt: row.startsAt, endsAt: trialEnd(row.startsAt) }],
  );
}
