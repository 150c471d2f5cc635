import { eq } from "drizzle-orm";
import { forgetNetworks } from "../identity/known-networks";
import { staffInvitations, type Staff } from "./tables";
import type { Database } from "../../base/db/types";
import { endSessions } from "./sessions";

/**
 * Revokes everything that grants a staff member access besides password and second factor, after one of these has
 * changed: sessions, an open invitation, and known networks.
 */
export async function endStaffAccess(
  tx: Database,
  { id, email }: Pick<Staff, "id" | "email">,
): Promise<void> {
  await endSessions(tx, id);
  await tx.delete(staffInvitations).where(eq(staffInvitations.email, email));
  await forgetNetworks(tx, { kind: "desk", email });
  await forgetNetworks(tx, { kind: "desk-code", email });
}
