import { and, eq, gt, or } from "drizzle-orm";
import type { Role } from "../../desk/roles";
import { deskScreens } from "../../desk/screens";
import { env } from "../../env";
import { staffInvitations } from "../db/schema";
import type { Database } from "../db/types";
import { hashOfToken, newToken } from "./sessions";

/** How long a link to the desk works, in milliseconds: a day. */
export const invitationMs = 24 * 60 * 60 * 1000;

export type Invitation = typeof staffInvitations.$inferSelect;

/**
 * Makes a link that lets this email in once, in place of an earlier one.
 * @returns the link. Its token stands behind #, which no browser sends: it is in no log and in no other site's hands.
 */
export async function invite(tx: Database, email: string, role: Role, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + invitationMs);
  const made = { hash: hashOfToken(token), mailedHash: null, role, expiresAt };
  await tx
    .insert(staffInvitations)
    .values({ email, ...made })
    .onConflictDoUpdate({ target: staffInvitations.email, set: made });
  return linkWith(token);
}

const linkWith = (token: string) => `${env().SITE_URL}${deskScreens.invitation.path}#${token}`;

/**
 * Makes a link of its own for the mail of an open invitation, beside the one that was shown: the first of them that is
 * used takes the invitation.
 * @returns undefined where the invitation was taken or withdrawn, or is over.
 */
export async function mailInvitation(db: Database, email: string, now: Date): Promise<string | undefined> {
  const token = newToken();
  const open = and(eq(staffInvitations.email, email), gt(staffInvitations.expiresAt, now));
  const [found] = await db
    .update(staffInvitations)
    .set({ mailedHash: hashOfToken(token) })
    .where(open)
    .returning({ id: staffInvitations.id });
  return found && linkWith(token);
}

/** An open invitation that a link leads to. */
const ledTo = (token: string, now: Date) =>
  and(
    or(eq(staffInvitations.hash, hashOfToken(token)), eq(staffInvitations.mailedHash, hashOfToken(token))),
    gt(staffInvitations.expiresAt, now),
  );

export async function findInvitation(
  db: Database,
  token: string,
  now: Date,
): Promise<Invitation | undefined> {
  const [found] = await db.select().from(staffInvitations).where(ledTo(token, now));
  return found;
}

/** Takes an invitation, of which nobody else can have any more: of two at once one comes too late. */
export async function takeInvitation(
  tx: Database,
  token: string,
  now: Date,
): Promise<Invitation | undefined> {
  const [taken] = await tx.delete(staffInvitations).where(ledTo(token, now)).returning();
  return taken;
}
