import { and, eq, gt, or } from "drizzle-orm";
import type { Role } from "../../base/desk/roles";
import { deskScreens } from "../../base/desk/screens";
import { env } from "../../base/env";
import { staffInvitations } from "./tables";
import type { Database } from "../../base/db/types";
import { hashSessionToken, createToken } from "./sessions";

/** The lifetime of an invitation link in milliseconds. */
export const invitationMs = 24 * 60 * 60 * 1000;

export type Invitation = typeof staffInvitations.$inferSelect;

/**
 * Creates a single-use invitation for an email, and replaces an earlier one.
 * @returns the link. Its token is in the fragment, which browsers never send, so it appears in no log or Referer header.
 */
export async function createInvitation(tx: Database, email: string, role: Role, now: Date): Promise<string> {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + invitationMs);
  const fields = { hash: hashSessionToken(token), mailedHash: null, role, expiresAt };
  await tx
    .insert(staffInvitations)
    .values({ email, ...fields })
    .onConflictDoUpdate({ target: staffInvitations.email, set: fields });
  return toLink(token);
}

const toLink = (token: string) => `${env().SITE_URL}${deskScreens.invitation.path}#${token}`;

/**
 * Creates a second link to an open invitation for its mail. Using either link consumes the invitation.
 * @returns undefined if the invitation was used or withdrawn, or has expired.
 */
export async function createMailedLink(db: Database, email: string, now: Date): Promise<string | undefined> {
  const token = createToken();
  const isOpen = and(eq(staffInvitations.email, email), gt(staffInvitations.expiresAt, now));
  const [found] = await db
    .update(staffInvitations)
    .set({ mailedHash: hashSessionToken(token) })
    .where(isOpen)
    .returning({ id: staffInvitations.id });
  return found && toLink(token);
}

/** Selects the open invitation of a link token. */
const matchesToken = (token: string, now: Date) =>
  and(
    or(
      eq(staffInvitations.hash, hashSessionToken(token)),
      eq(staffInvitations.mailedHash, hashSessionToken(token)),
    ),
    gt(staffInvitations.expiresAt, now),
  );

export async function findInvitation(
  db: Database,
  token: string,
  now: Date,
): Promise<Invitation | undefined> {
  const [found] = await db.select().from(staffInvitations).where(matchesToken(token, now));
  return found;
}

/** Consumes an invitation. Of two concurrent calls only one gets it. */
export async function consumeInvitation(
  tx: Database,
  token: string,
  now: Date,
): Promise<Invitation | undefined> {
  const [invitation] = await tx.delete(staffInvitations).where(matchesToken(token, now)).returning();
  return invitation;
}
