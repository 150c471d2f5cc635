import { randomBytes } from "node:crypto";
import { and, eq, gt, or } from "drizzle-orm";
import { teacherInvitations } from "./tables";
import type { Database } from "../../base/db/types";
import { env } from "../../base/env";
import type { Language } from "../../base/i18n/languages";
import { paths } from "../../base/paths";
import { hashToken } from "../identity/tokens";

/* Single-use links with which a teacher opens an account. The database keeps hashes, like lib/subjects/identity/account-links. */

/** The lifetime of an invitation in milliseconds: a day. */
export const teacherInvitationMs = 24 * 60 * 60 * 1000;

type TeacherInvitation = typeof teacherInvitations.$inferSelect;
export type InvitedTeacher = Pick<TeacherInvitation, "teacherId" | "email">;

const createToken = () => randomBytes(32).toString("base64url");

/** The token is in the fragment, which browsers never send, so it appears in no log or Referer header. */
const toLink = (token: string, language: Language) =>
  `${env().SITE_URL}${paths.teacherInvitation}?locale=${language}#${token}`;

/** Creates a teacher's invitation, replaces an earlier one, and returns its link to a page in the given language. */
export async function createTeacherInvitation(
  tx: Database,
  { teacherId, email }: InvitedTeacher,
  language: Language,
  now: Date,
): Promise<string> {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + teacherInvitationMs);
  const fields = { email, hash: hashToken(token), mailedHash: null, createdAt: now, expiresAt };
  await tx
    .insert(teacherInvitations)
    .values({ teacherId, ...fields })
    .onConflictDoUpdate({ target: teacherInvitations.teacherId, set: fields });
  return toLink(token, language);
}

/**
 * Creates a second link to an open invitation for its mail. Using either link consumes the invitation.
 * @returns undefined if the invitation was used, withdrawn or replaced by one for another address, or has expired.
 */
export async function createMailedTeacherLink(
  db: Database,
  { teacherId, email }: InvitedTeacher,
  language: Language,
  now: Date,
): Promise<string | undefined> {
  const token = createToken();
  const isOpen = and(
    eq(teacherInvitations.teacherId, teacherId),
    eq(teacherInvitations.email, email),
    gt(teacherInvitations.expiresAt, now),
  );
  const [found] = await db
    .update(teacherInvitations)
    .set({ mailedHash: hashToken(token) })
    .where(isOpen)
    .returning({ id: teacherInvitations.id });
  return found && toLink(token, language);
}

/** Selects the open invitation of a link token. */
function matchesToken(token: string, now: Date) {
  const hash = hashToken(token);
  return and(
    or(eq(teacherInvitations.hash, hash), eq(teacherInvitations.mailedHash, hash)),
    gt(teacherInvitations.expiresAt, now),
  );
}

export async function findTeacherInvitation(
  db: Database,
  token: string,
  now: Date,
): Promise<TeacherInvitation | undefined> {
  const [found] = await db.select().from(teacherInvitations).where(matchesToken(token, now));
  return found;
}

/** Consumes an invitation. Of two concurrent calls only one gets it. */
export async function consumeTeacherInvitation(
  tx: Database,
  token: string,
  now: Date,
): Promise<TeacherInvitation | undefined> {
  const [invitation] = await tx.delete(teacherInvitations).where(matchesToken(token, now)).returning();
  return invitation;
}
