import { and, eq } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import type { Language } from "../../base/i18n/languages";
import { paths } from "../../base/paths";
import {
  consumeInvitation,
  findInvitation,
  isOpen,
  newInvitation,
  newMailedLink,
} from "../identity/invitations";
import { tokenLink } from "../identity/secret-token";
import { teacherInvitations } from "./tables";

export type InvitedTeacher = Pick<typeof teacherInvitations.$inferSelect, "teacherId" | "email">;

const toLink = (token: string, language: Language) =>
  tokenLink(`${paths.teacherInvitation}?locale=${language}`, token);

/** Creates a teacher's invitation, replaces an earlier one, and returns its link to a page in the given language. */
export async function createTeacherInvitation(
  tx: Database,
  { teacherId, email }: InvitedTeacher,
  language: Language,
  now: Date,
): Promise<string> {
  const { token, stored } = newInvitation(now);
  const fields = { email, createdAt: now, ...stored };
  await tx
    .insert(teacherInvitations)
    .values({ teacherId, ...fields })
    .onConflictDoUpdate({ target: teacherInvitations.teacherId, set: fields });
  return toLink(token, language);
}

/**
 * Creates the mailed link of an open invitation.
 * @returns undefined if the invitation was used, withdrawn or replaced by one for another address, or has expired.
 */
export async function createMailedTeacherLink(
  db: Database,
  { teacherId, email }: InvitedTeacher,
  language: Language,
  now: Date,
): Promise<string | undefined> {
  const { token, stored } = newMailedLink();
  const own = and(eq(teacherInvitations.teacherId, teacherId), eq(teacherInvitations.email, email));
  const [found] = await db
    .update(teacherInvitations)
    .set(stored)
    .where(and(own, isOpen(teacherInvitations, now)))
    .returning({ id: teacherInvitations.id });
  return found && toLink(token, language);
}

export const findTeacherInvitation = (db: Database, token: string, now: Date) =>
  findInvitation(db, teacherInvitations, token, now);

export const consumeTeacherInvitation = (tx: Database, token: string, now: Date) =>
  consumeInvitation(tx, teacherInvitations, token, now);
