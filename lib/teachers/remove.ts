import { and, eq, gt } from "drizzle-orm";
import { ProviderError } from "../contract/provider-error";
import { liveClasses } from "../live/tables";
import { lessons, seriesClasses } from "../series/tables";
import { teachers } from "./tables";
import { trialLessons } from "../trials/tables";
import type { Database } from "../db/types";
import { deleteErasedTeacherAccount, findTeacherAccount, lockTeacher } from "../identity/teacher-account";

/**
 * Removes a teacher's record. Classes and trial lessons of the past block it too, by their foreign keys.
 * @throws ProviderError invalidInput while the teacher has an account or lessons ahead.
 */
export async function removeTeacher(tx: Database, id: number, now: Date): Promise<void> {
  await lockTeacher(tx, id);
  if (await findTeacherAccount(tx, id)) throw refuse("teacherHasAccount");
  if (await hasLessonsAhead(tx, id, now)) throw refuse("teacherHasLessons");
  await deleteErasedTeacherAccount(tx, id);
  await tx.delete(teachers).where(eq(teachers.id, id));
}

/** The desk translates these keys, like those of a field's rules. */
const refuse = (message: "teacherHasAccount" | "teacherHasLessons") =>
  new ProviderError("invalidInput", "", [{ path: "", message }]);

async function hasLessonsAhead(tx: Database, teacherId: number, now: Date): Promise<boolean> {
  const live = and(eq(liveClasses.teacherId, teacherId), gt(liveClasses.endsAt, now));
  if ((await tx.$count(liveClasses, live)) > 0) return true;
  const trial = and(
    eq(trialLessons.teacherId, teacherId),
    eq(trialLessons.state, "arranged"),
    gt(trialLessons.startsAt, now),
  );
  if ((await tx.$count(trialLessons, trial)) > 0) return true;
  const [lesson] = await tx
    .select({ classId: lessons.classId })
    .from(lessons)
    .innerJoin(seriesClasses, eq(seriesClasses.id, lessons.classId))
    .where(and(eq(seriesClasses.teacherId, teacherId), gt(lessons.endsAt, now)))
    .limit(1);
  return lesson !== undefined;
}
