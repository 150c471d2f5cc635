import { and, eq } from "drizzle-orm";
import { deskScreens } from "../../base/desk/screens";
import type { Role } from "../../base/desk/roles";
import type { Database } from "../../base/db/types";
import { isOpen, newInvitation, newMailedLink } from "../identity/invitations";
import { tokenLink } from "../identity/secret-token";
import { staffInvitations } from "./tables";

const toLink = (token: string) => tokenLink(deskScreens.invitation.path, token);

/** Creates an invitation for an email, replaces an earlier one, and returns its link. */
export async function createInvitation(tx: Database, email: string, role: Role, now: Date): Promise<string> {
  const { token, stored } = newInvitation(now);
  const fields = { role, ...stored };
  await tx
    .insert(staffInvitations)
    .values({ email, ...fields })
    .onConflictDoUpdate({ target: staffInvitations.email, set: fields });
  return toLink(token);
}

/**
 * Creates the mailed link of an open invitation.
 * @returns undefined if the invitation was used or withdrawn, or has expired.
 */
export async function createMailedLink(db: Database, email: string, now: Date): Promise<string | undefined> {
  const { token, stored } = newMailedLink();
  const [found] = await db
    .update(staffInvitations)
    .set(stored)
    .where(and(eq(staffInvitations.email, email), isOpen(staffInvitations, now)))
    .returning({ id: staffInvitations.id });
  return found && toLink(token);
}
