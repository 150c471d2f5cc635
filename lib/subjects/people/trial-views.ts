import type { AccountView } from "./view-calls";
import type { Language } from "../../base/i18n/languages";
import { localize } from "../../base/db/localized";
import { findFamilyTrial } from "../trials/queries";
import type { Database } from "../../base/db/types";
import { requireParentId } from "../family/students";
import { readLinks } from "../lessons/links/read-links";
import { mayChangeTrial } from "../trials/trial-lessons";
import type { Account } from "../identity/tokens";

type FamilyTrial = NonNullable<Awaited<ReturnType<typeof findFamilyTrial>>>;

/** The classroom of the trial lesson, for those who may enter it: the student and the parent. */
async function readTrialClassroom(
  db: Database,
  account: Account,
  row: FamilyTrial["row"],
): Promise<NonNullable<AccountView<"trial">["trial"]>["classroom"]> {
  const lesson = (await readLinks(db, "trial", [row.id])).get(row.id)?.[0];
  if (!lesson || !mayChangeTrial(account, row)) return null;
  const { startsAt, endsAt, url } = lesson;
  return { id: row.id, from: startsAt.toISOString(), to: endsAt.toISOString(), has_link: url !== null };
}

export async function readTrialSummary(
  db: Database,
  account: Account,
  language: Language,
): Promise<AccountView<"student">["trial"]> {
  const found = await findFamilyTrial(db, requireParentId(account));
  if (!found) return { state: "none", student: null, from: null, teacher: "", classroom: null };
  return {
    state: found.row.state,
    student: found.student,
    from: found.row.startsAt?.toISOString() ?? null,
    teacher: found.teacher ? localize(found.teacher, language) : "",
    classroom: await readTrialClassroom(db, account, found.row),
  };
}

export async function readTrialRequest(
  db: Database,
  account: Account,
  language: Language,
): Promise<AccountView<"trial">["trial"]> {
  const found = await findFamilyTrial(db, requireParentId(account));
  if (!found) return null;
  const { row, student, teacher } = found;
  const mayEdit = mayChangeTrial(account, row);
  return {
    state: row.state,
    revision: row.revision,
    student,
    asked_at: row.createdAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
    from: row.startsAt?.toISOString() ?? null,
    teacher: teacher ? localize(teacher, language) : "",
    classroom: await readTrialClassroom(db, account, row),
    own: mayEdit,
    wishes: mayEdit ? row.wishes : null,
  };
}
