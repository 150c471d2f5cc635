import { createHash } from "node:crypto";
import type { ResponseOf } from "../../../base/contract/call";
import { localize } from "../../../base/db/localized";
import type { Database } from "../../../base/db/types";
import type { DeskLanguage } from "../../../base/desk/language";
import type { BusyTime } from "../../../base/schedule/plan-warnings";
import type { BusyTimes, TimeRange } from "../../../engines/busy-times/busy-times";
import { readNames } from "../../identity/queries";
import type { ChangedLesson } from "../../series/lesson-changes/plan";
import { listSeatedStudents } from "../../series/queries";
import { readTeacherNames } from "../../teachers/queries";
import type { lessonChangeCalls } from "./change-calls";

export type LessonWarning = ResponseOf<typeof lessonChangeCalls, "lessons/preview">["warnings"][number];

/** Students per query. */
const batchSize = 500;
/** Names that a warning about students lists. */
const maxNames = 10;

type Context = { classId: number; busyTimes: BusyTimes; language: DeskLanguage };

/**
 * Finds other lessons of the teachers, and of the students if the times change, at the times of changed lessons. The
 * lessons of the class itself never overlap. Students with the same other class are one warning.
 */
export async function findLessonClashes(
  db: Database,
  changed: readonly ChangedLesson[],
  { classId, busyTimes, language }: Context,
): Promise<LessonWarning[]> {
  const warnings: LessonWarning[] = [];
  const planned = changed.flatMap(({ before, after }) => {
    if (!after) return [];
    const isMoved = after.startsAt.getTime() !== before.startsAt.getTime();
    return isMoved || after.teacherId !== before.teacherId ? [{ ...after, isMoved }] : [];
  });
  const isOther = ({ of, id }: Pick<BusyTime, "of" | "id">) => of !== "series" || id !== classId;
  const studentIds = planned.some(({ isMoved }) => isMoved) ? await listSeatedStudents(db, classId) : [];
  const teachers = await readTeacherNames(
    db,
    planned.map(({ teacherId }) => teacherId),
  );
  for (const { startsAt, endsAt, teacherId, isMoved } of planned) {
    const range = { from: startsAt, until: endsAt };
    const at = startsAt.toISOString();
    const busy = (await busyTimes.ofTeacher(db, teacherId, range)).filter(isOther);
    for (const { of, id, name } of busy) {
      const key = ["teacherBusy", teacherId, of, id, at].join(":");
      const who = [localize(teachers.get(teacherId) ?? {}, language)];
      warnings.push({ key, code: "teacherBusy", at, who, count: 1, of, other: localize(name, language) });
    }
    if (!isMoved) continue;
    for (const { of, id, name, students } of await findBusyStudents(db, studentIds, range, busyTimes)) {
      if (!isOther({ of, id })) continue;
      // Another student in it is another warning, which staff have not accepted.
      const key = ["studentBusy", of, id, at, digestOf([...students])].join(":");
      const who = await nameStudents(db, [...students]);
      const other = localize(name, language);
      warnings.push({ key, code: "studentBusy", at, who, count: students.size, of, other });
    }
  }
  return warnings;
}

type Busy = Pick<BusyTime, "of" | "id" | "name"> & { students: Set<number> };

/** Groups the lessons of students in a range by their class. */
async function findBusyStudents(
  db: Database,
  studentIds: readonly number[],
  range: TimeRange,
  busyTimes: BusyTimes,
): Promise<Busy[]> {
  const found = new Map<string, Busy>();
  for (let start = 0; start < studentIds.length; start += batchSize)
    for (const time of await busyTimes.ofStudents(db, studentIds.slice(start, start + batchSize), range)) {
      const { of, id, name, studentId } = time;
      const known = found.get(`${of} ${id}`) ?? { of, id, name, students: new Set() };
      known.students.add(studentId);
      found.set(`${of} ${id}`, known);
    }
  return [...found.values()];
}

async function nameStudents(db: Database, ids: readonly number[]): Promise<string[]> {
  const shown = ids.toSorted((one, other) => one - other).slice(0, maxNames);
  const names = await readNames(db, shown);
  return shown.flatMap((id) => names.get(id) || []);
}

const digestOf = (ids: readonly number[]): string =>
  createHash("sha256")
    .update(ids.toSorted((one, other) => one - other).join())
    .digest("hex")
    .slice(0, 16);
