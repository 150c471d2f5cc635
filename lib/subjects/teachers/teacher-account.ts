import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { idempotencyKeys } from "../../engines/calls/tables";
import { accounts } from "../identity/tables";
import { notifications } from "../../engines/notifications/tables";
import { teacherInvitations, teachers } from "./tables";
import type { Database } from "../../base/db/types";
import { endAccess } from "../identity/end-access";
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
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.teacherId, teacherId), isNotNull(accounts.email)));
  return account as TeacherAccount | undefined;
}

/** Deletes what is left of a teacher's erased account, so that it blocks neither a new account nor the record's removal. */
export async function deleteErasedTeacherAccount(tx: Database, teacherId: number): Promise<void> {
  const erased = and(eq(accounts.teacherId, teacherId), isNull(accounts.email));
  const [account] = await tx.select({ id: accounts.id }).from(accounts).where(erased);
  if (account) await deleteAccountRow(tx, account.id);
}

/** Deletes a teacher's account with its logins, links and calendar address, and an open invitation. */
export async function deleteTeacherAccount(tx: Database, account: TeacherAccount): Promise<void> {
  await endAccess(tx, account);
  await tx.delete(teacherInvitations).where(eq(teacherInvitations.teacherId, account.teacherId ?? 0));
  await deleteAccountRow(tx, account.id);
}

async function deleteAccountRow(tx: Database, id: number): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.accountId, id));
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.scope, `account:${id}`));
  await tx.delete(accounts).where(eq(accounts.id, id));
}
