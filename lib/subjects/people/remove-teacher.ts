import { ProviderError } from "../../base/contract/provider-error";
import type { Database } from "../../base/db/types";
import { hasLiveClassAhead } from "../live/queries";
import { hasLessonAhead } from "../series/queries";
import { forgetPronunciations } from "../pronunciations/withdraw";
import {
  deleteErasedTeacherAccount,
  deleteTeacher,
  findTeacherAccount,
  lockTeacher,
} from "../teachers/teacher-account";
import { hasTrialAhead } from "../trials/queries";

/**
 * Removes a teacher's record with the teacher's recordings. Classes and trial lessons of the past block it too, by their foreign keys.
 * @throws ProviderError invalidInput while the teacher has an account or lessons ahead.
 */
export async function removeTeacher(tx: Database, id: number, now: Date): Promise<void> {
  await lockTeacher(tx, id);
  if (await findTeacherAccount(tx, id)) throw refuse("teacherHasAccount");
  for (const hasAhead of [hasLiveClassAhead, hasTrialAhead, hasLessonAhead]) {
    if (await hasAhead(tx, id, now)) throw refuse("teacherHasLessons");
  }
  await forgetPronunciations(tx, id);
  await deleteErasedTeacherAccount(tx, id);
  await deleteTeacher(tx, id);
}

/** The desk translates these keys, like those of a field's rules. */
const refuse = (message: "teacherHasAccount" | "teacherHasLessons") =>
  new ProviderError("invalidInput", "", [{ path: "", message }]);
