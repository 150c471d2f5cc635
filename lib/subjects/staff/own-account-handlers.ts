import { and, eq } from "drizzle-orm";
import type { sessionCalls } from "./session-calls";
import { deskRefusal } from "../../base/desk/refusals";
import { consumeLimit } from "../../base/limits/check";
import { rememberNetwork } from "../identity/known-networks";
import { toOpenSession } from "../identity/open-sessions";
import { hashPassword, passwordFits } from "../identity/passwords";
import { database } from "../../base/db/connect";
import { staff } from "./tables";
import { endStaffAccess } from "./end-access";
import { writeAuditLog } from "./audit";
import { notifyStaff } from "./notify-staff";
import { endSessionById, endSessions, listOpenSessions } from "./sessions";
import type { DeskHandlers, StaffContext } from "./context";
import { startDeskSession } from "./start-session";
import { requireStrongPassword } from "./strong-password";

/**
 * Checks the password again. Attempts are limited per session: an unattended session cannot be used for guessing, and an
 * attacker elsewhere cannot block the owner from changing a stolen password.
 * @throws ProviderError wrongPassword; tooManyRequests.
 */
async function requirePassword(password: string, path: string, { session, self, language }: StaffContext) {
  const refund = await consumeLimit("deskPassword", { session: session.hash });
  if (!(await passwordFits(self.passwordHash, password))) throw deskRefusal("wrongPassword", language, path);
  await refund();
}

/** Open sessions, password and second factor of the logged-in member. */
export const ownAccountHandlers: DeskHandlers<
  typeof sessionCalls,
  "session/list" | "session/end" | "session/end-others" | "session/password" | "session/second-factor"
> = {
  "session/list": async (_, { self, session, now }) => {
    const rows = await listOpenSessions(await database(), self.id, now);
    return { sessions: rows.map((row) => toOpenSession(row, session.hash)) };
  },

  "session/end": async ({ id }, { self, session, language, setSession }) => {
    const endedHash = await endSessionById(await database(), self.id, id);
    if (endedHash === undefined) throw deskRefusal("gone", language);
    if (endedHash === session.hash) setSession(undefined);
    return {};
  },

  "session/end-others": async (_, { self, session }) => ({
    ended: await endSessions(await database(), self.id, session),
  }),

  "session/password": async ({ current, password }, context) => {
    const { self, language, now } = context;
    await requirePassword(current, "current", context);
    await requireStrongPassword(password, self.email, context);
    const passwordHash = await hashPassword(password);
    await (
      await database()
    ).transaction(async (tx) => {
      const isUnchanged = and(eq(staff.id, self.id), eq(staff.passwordHash, self.passwordHash));
      const updatedRows = await tx
        .update(staff)
        .set({ passwordHash })
        .where(isUnchanged)
        .returning({ id: staff.id });
      if (updatedRows.length === 0) throw deskRefusal("wrongPassword", language, "current");
      await writeAuditLog(tx, self.id, "password", self.email);
      await notifyStaff(tx, { member: self, change: "password", language, now });
      await endStaffAccess(tx, self);
      await startDeskSession(tx, self, "in", context);
    });
    // The owner has just confirmed the old password, so this network is known, as after a login.
    const networkOwner = { kind: "desk", email: self.email } as const;
    if (context.network) await rememberNetwork(await database(), networkOwner, context.network);
    return {};
  },

  "session/second-factor": async ({ password }, context) => {
    await requirePassword(password, "password", context);
    return startDeskSession(await database(), context.self, "offer", context);
  },
};
