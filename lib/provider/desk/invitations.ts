import { and, eq, gt } from "drizzle-orm";
import type { Role } from "../../desk/roles";
import { deskScreens } from "../../desk/screens";
import { env } from "../../env";
import { staffInvitations } from "../db/schema";
import type { Database } from "../db/types";
import { hashOfToken, newToken } from "./sessions";

/** A day. */
const lifetimeMs = 24 * 60 * 60 * 1000;

export type Invitation = typeof staffInvitations.$inferSelect;

/**
 * Makes a link that lets this email in once, in place of an earlier one.
 * @returns the link. Its token stands behind #, which no browser sends: it is in no log and in no other site's hands.
 */
export async function invite(tx: Database, email: string, role: Role, now: Date): Promise<string> {
  const token = newToken();
  const made = { hash: hashOfToken(token), role, expiresAt: new Date(now.getTime() + lifetimeMs) };
  await tx
    .insert(staffInvitations)
    .values({ email, ...made })
    .onConflictDoUpdate({ target: staffInvitations.email, set: made });
  return `${env().SITE_URL}${deskScreens.invitation.path}#${token}`;
}

export async function findInvitation(
  db: Database,
  token: string,
  now: Date,
): Promise<Invitation | undefined> {
  const [found] = await db
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.hash, hashOfToken(token)), gt(staffInvitations.expiresAt, now)));
  return found;
}

/** Takes an invitation, of which nobody else can have any more: of two at once one comes too late. */
export async function takeInvitation(
  tx: Database,
  token: string,
  now: Date,
): Promise<Invitation | undefined> {
  const [taken] = await tx
    .delete(staffInvitations)
    .where(and(eq(staffInvitations.hash, hashOfToken(token)), gt(staffInvitations.expiresAt, now)))
    .returning();
  return taken;
}
