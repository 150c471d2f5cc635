import { eq } from "drizzle-orm";
import { forgetNetworks } from "../accounts/known-networks";
import { staffInvitations } from "../db/schema";
import type { Database } from "../db/types";
import { endSessions } from "./sessions";
import type { Staff } from "./staff";

/**
 * Ends all that lets a member of staff in besides password and second factor, once one of these is another: sessions, an
 * open invitation, and the networks from which tries are not counted together with those of strangers.
 */
export async function endAccess(tx: Database, { id, email }: Pick<Staff, "id" | "email">): Promise<void> {
  await endSessions(tx, id);
  await tx.delete(staffInvitations).where(eq(staffInvitations.email, email));
  await forgetNetworks(tx, { kind: "desk", email });
  await forgetNetworks(tx, { kind: "desk-code", email });
}
