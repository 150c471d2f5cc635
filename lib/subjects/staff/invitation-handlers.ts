import { eq } from "drizzle-orm";
import type { sessionCalls } from "./session-calls";
import { deskRefusal } from "../../base/desk/refusals";
import { hashPassword } from "../identity/passwords";
import { database } from "../../base/db/connect";
import { staff, staffInvitations, type Staff } from "./tables";
import type { Database } from "../../base/db/types";
import { endStaffAccess } from "./end-access";
import { consumeInvitation, findInvitation } from "../identity/invitations";
import { writeAuditLog } from "./audit";
import { lockMembers } from "./members";
import { nextLoginStep } from "./login-step";
import { notifyStaff } from "./notify-staff";
import type { DeskHandlers } from "./context";
import { startDeskSession } from "./start-session";
import { requireStrongPassword } from "./strong-password";

/** Accepting an invitation. */
export const invitationHandlers: DeskHandlers<typeof sessionCalls, "session/invitation" | "session/accept"> =
  {
    "session/invitation": async ({ token }, { language, now }) => {
      const found = await findInvitation(await database(), staffInvitations, token, now);
      if (!found) throw deskRefusal("linkUsed", language);
      return { email: found.email, role: found.role };
    },

    "session/accept": async ({ token, name, password }, context) => {
      const { language, now } = context;
      const db = await database();
      // Rating and hashing a password is expensive, so the link is checked first.
      const openInvitation = await findInvitation(db, staffInvitations, token, now);
      if (!openInvitation) throw deskRefusal("linkUsed", language);
      await requireStrongPassword(password, openInvitation.email, context);
      const passwordHash = await hashPassword(password);
      return db.transaction(async (tx) => {
        // Serialized with deactivation, which deletes the invitation, so that a concurrent one is not undone here.
        await lockMembers(tx);
        const invitation = await consumeInvitation(tx, staffInvitations, token, now);
        if (!invitation) throw deskRefusal("linkUsed", language);
        const { own, isBack } = await addOrReinstate(tx, invitation, { name, passwordHash });
        await writeAuditLog(tx, own.id, "joined", own.email);
        if (isBack) await notifyStaff(tx, { member: own, change: "returned", language, now });
        await endStaffAccess(tx, own);
        return startDeskSession(tx, own, nextLoginStep(own, context.isLocal), context);
      });
    },
  };

/** Creates a member, or reinstates one with a new password and without the second factor, which may be lost. */
async function addOrReinstate(
  tx: Database,
  { email, role }: typeof staffInvitations.$inferSelect,
  credentials: Pick<Staff, "name" | "passwordHash">,
): Promise<{ own: Staff; isBack: boolean }> {
  const memberFields = {
    ...credentials,
    role,
    active: true,
    demo: false,
    totpSecret: null,
    recoveryCodes: [],
  };
  const isBack = (await tx.$count(staff, eq(staff.email, email))) > 0;
  const [own] = await tx
    .insert(staff)
    .values({ email, ...memberFields })
    .onConflictDoUpdate({ target: staff.email, set: memberFields })
    .returning();
  if (!own) throw new Error("the insert returned no row");
  return { own, isBack };
}
