import { eq } from "drizzle-orm";
import type { TrialWishes } from "../../base/contract/trial-request";
import type { Account } from "../identity/tokens";
import { accounts } from "../identity/tables";
import { readTeacherNames } from "../teachers/queries";
import { trialLessons } from "./tables";
import type { Database } from "../../base/db/types";
import { readMember, toContactPerson, findStudentContact } from "../identity/member-contact";
import { trialLinks } from "./meeting-links";
import { enqueueNotification } from "../../engines/notifications/enqueue";

/*
 * Notifications about trial lessons for the school and the family. Requests can be repeated for free with another
 * person's address: after its first mail an unconfirmed address gets no more until it is confirmed
 * (docs/decisions/0014-accounts.md).
 */

type TrialEvent = { id: number; student: Account; now: Date };

/** Notifies the school and the family of a request. */
export async function notifyTrialRequest(
  tx: Database,
  { id, student, now, wishes, isFirst }: TrialEvent & { wishes: TrialWishes; isFirst: boolean },
): Promise<void> {
  const mayMail = isFirst || (await isConfirmed(tx, student));
  await enqueueNotification(tx, {
    kind: "trial.asked",
    about: { accountId: student.id },
    mailTo: mayMail ? ["school", "person"] : ["school"],
    data: { id, ...(await readMember(tx, student)), wishes },
    now,
  });
}

/** Notifies the school of a changed request, since it may already be looking for a time. */
export async function notifyTrialUpdate(
  tx: Database,
  { id, student, now, wishes }: TrialEvent & { wishes: TrialWishes },
): Promise<void> {
  await enqueueNotification(tx, {
    kind: "trial.updated",
    about: { accountId: student.id },
    mailTo: ["school"],
    data: { id, ...(await readMember(tx, student)), wishes },
    now,
  });
}

/** @param withdrawal includes the arranged time and teacher, whom the school must inform. */
export async function notifyTrialWithdrawal(
  tx: Database,
  withdrawal: TrialEvent & { startsAt: Date | null; teacherId: number | null },
): Promise<void> {
  const { id, student, now, startsAt, teacherId } = withdrawal;
  const teacherNames = await readTeacherNames(tx, teacherId === null ? [] : [teacherId]);
  await enqueueNotification(tx, {
    kind: "trial.withdrawn",
    about: { accountId: student.id },
    mailTo: (await isConfirmed(tx, student)) ? ["school", "person"] : ["school"],
    data: {
      id,
      ...(await readMember(tx, student)),
      starts_at: startsAt?.toISOString() ?? null,
      teacher: teacherNames.get(teacherId ?? 0) ?? null,
    },
    now,
  });
}

/** Notifies the family that time or teacher changed or were removed, or that the school closed the request. */
export async function notifyTrialChange(tx: Database, { id, now }: { id: number; now: Date }): Promise<void> {
  const [row] = await tx
    .select({ trial: trialLessons, student: accounts })
    .from(trialLessons)
    .innerJoin(accounts, eq(accounts.id, trialLessons.studentId))
    .where(eq(trialLessons.id, id));
  if (!row) return;
  const member = await readMember(tx, row.student);
  const common = { ...toContactPerson(row.student.id, member), now };
  if (row.trial.state === "closed")
    return enqueueNotification(tx, { kind: "trial.closed", ...common, data: { id, ...member } });
  const { startsAt, teacherId } = row.trial;
  const starts_at = startsAt?.toISOString() ?? null;
  const teacher =
    (await readTeacherNames(tx, teacherId === null ? [] : [teacherId])).get(teacherId ?? 0) ?? null;
  await enqueueNotification(tx, {
    kind: "trial.changed",
    ...common,
    data: { id, ...member, starts_at, teacher, has_link: await hasTrialLink(tx, id) },
  });
}

const hasTrialLink = async (tx: Database, id: number): Promise<boolean> =>
  (await trialLinks.readLinks(tx, [id])).get(id)?.some(({ url }) => url !== null) ?? false;

async function isConfirmed(tx: Database, student: Account): Promise<boolean> {
  return (await findStudentContact(tx, student))?.emailConfirmedAt != null;
}
