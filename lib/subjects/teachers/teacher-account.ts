import { eq } from "drizzle-orm";
import { deleteNotificationsOfAccount } from "../../engines/notifications/queries";
import { deleteStoredResponses } from "../../engines/calls/idempotency";
import { teacherInvitations, teachers } from "./tables";
import type { Database } from "../../base/db/types";
import { endAccess } from "../identity/end-access";
import { deleteAccount, findAccountOfTeacher } from "../identity/queries";
import type { Account } from "../identity/tokens";

/* The account of a teacher's record. A teacher has at most one. */

type TeacherRow = typeof teachers.$inferSelect;
type TeacherAccount = Account & { email: string };

/** Locks a teacher's record, which serializes invitations, their use and the end of access. */
export async function lockTeacher(tx: Database, id: number): Promise<TeacherRow | undefined> {
  const [teacher] = await tx.select().from(teachers).where(eq(teachers.id, id)).for("no key update");
  return teacher;
}

/** Deletes a teacher's record. Foreign keys refuse it while classes or trial lessons name the teacher. */
export async function deleteTeacher(tx: Database, id: number): Promise<void> {
  await tx.delete(teachers).where(eq(teachers.id, id));
}

/** The account with which a teacher can log in; an erased account is none. */
export async function findTeacherAccount(
  db: Database,
  teacherId: number,
): Promise<TeacherAccount | undefined> {
  const account = await findAccountOfTeacher(db, teacherId);
  return account?.email == null ? undefined : { ...account, email: account.email };
}

/** Deletes what is left of a teacher's erased account, so that it blocks neither a new account nor the record's removal. */
export async function deleteErasedTeacherAccount(tx: Database, teacherId: number): Promise<void> {
  const account = await findAccountOfTeacher(tx, teacherId);
  if (account?.email === null) await deleteAccountRow(tx, account.id);
}

/** Deletes a teacher's account with its logins, links and calendar address, and an open invitation. */
export async function deleteTeacherAccount(tx: Database, account: TeacherAccount): Promise<void> {
  await endAccess(tx, account);
  await tx.delete(teacherInvitations).where(eq(teacherInvitations.teacherId, account.teacherId ?? 0));
  await deleteAccountRow(tx, account.id);
}

async function deleteAccountRow(tx: Database, id: number): Promise<void> {
  await deleteNotificationsOfAccount(tx, id);
  await deleteStoredResponses(tx, `account:${id}`);
  await deleteAccount(tx, id);
}
