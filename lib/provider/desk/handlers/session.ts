import { and, eq } from "drizzle-orm";
import type { sessionCalls } from "../../../desk/calls/session";
import { deskRefusal } from "../../../desk/refusals";
import { countTry } from "../../../limits/check";
import { hashPassword, passwordFits } from "../../accounts/passwords";
import { database } from "../../db/connect";
import { staff, staffSessions } from "../../db/schema";
import type { Database } from "../../db/types";
import { findInvitation, takeInvitation, type Invitation } from "../invitations";
import { noteAct } from "../log";
import { nextAfterPassword, type Next } from "../next-step";
import { newRecoveryCodes, newSecret, stepOf, takeCode } from "../second-factor";
import { endSession, endSessions, openSession, type DeskSession } from "../sessions";
import type { Staff } from "../staff";
import type { DeskContext, DeskHandlers, HalfwayContext } from "../types";

/** Opens a session in place of the one that was there, which is of no more use. */
async function enter(
  db: Database,
  staffId: number,
  next: Next,
  context: DeskContext,
): Promise<{ next: Next }> {
  if (context.session) await endSession(db, context.session);
  context.setSession(await openSession(db, staffId, next, context.now));
  return { next };
}

/** @throws ProviderError wrongPassword; tooManyRequests, as a session that was left open is no way to guess at it. */
async function requirePassword(self: Staff, password: string, path: string, { language }: DeskContext) {
  const takeBack = await countTry("deskCode", { email: self.email });
  if (!(await passwordFits(self.passwordHash, password))) throw deskRefusal("wrongPassword", language, path);
  await takeBack();
}

export const sessionHandlers: DeskHandlers<keyof typeof sessionCalls> = {
  /** In the same words and time for an unknown email, one who has left, and a wrong password. */
  "session/login": async ({ email, password }, context) => {
    const db = await database();
    const [found] = await db.select().from(staff).where(eq(staff.email, email.toLowerCase()));
    const own = found?.active ? found : undefined;
    const fits = await passwordFits(own?.passwordHash, password);
    if (!own || !fits) throw deskRefusal("wrongLogin", context.language);
    return db.transaction(async (tx) => {
      // As they are now: another password, a second factor or the end of their work here may have come meanwhile.
      const same = and(
        eq(staff.id, own.id),
        eq(staff.passwordHash, own.passwordHash),
        eq(staff.active, true),
      );
      const [held] = await tx.select().from(staff).where(same).for("no key update");
      if (!held) throw deskRefusal("wrongLogin", context.language);
      return enter(tx, held.id, nextAfterPassword(held, context.isLocal), context);
    });
  },

  "session/code": async ({ code }, context) => {
    const { session, language, now } = context;
    if (session.next !== "code") throw deskRefusal("wrongCode", language, "code");
    const takeBack = await countTry("deskCode", { email: session.staff.email });
    const db = await database();
    const taken = await db.transaction((tx) => takeCode(tx, session.staff.id, code, now));
    if (!taken) throw deskRefusal("wrongCode", language, "code");
    await takeBack();
    return enter(db, session.staff.id, "in", context);
  },

  "session/enrol": async (_, { session, language }) => {
    requireSettingUp(session, language);
    const made = newSecret(session.staff.email);
    const db = await database();
    await db
      .update(staffSessions)
      .set({ newSecret: made.secret })
      .where(eq(staffSessions.hash, session.hash));
    return made;
  },

  "session/confirm": async ({ code }, context) => {
    const { session, language, now } = context;
    requireSettingUp(session, language);
    const step = session.newSecret === null ? undefined : stepOf(session.newSecret, code, now);
    if (step === undefined) throw deskRefusal("wrongCode", language, "code");
    const { codes, hashes } = newRecoveryCodes();
    const { id, email } = session.staff;
    await (
      await database()
    ).transaction(async (tx) => {
      await tx
        .update(staff)
        .set({ totpSecret: session.newSecret, totpStep: step, recoveryCodes: hashes })
        .where(eq(staff.id, id));
      await noteAct(tx, id, "second-factor", email);
      await endSessions(tx, id);
      await enter(tx, id, "in", context);
    });
    return { recovery_codes: codes };
  },

  "session/later": async (_, context) => {
    const { session, language, isLocal } = context;
    const mustEnroll = nextAfterPassword(session.staff, isLocal) === "enrol";
    if (session.next !== "offer" || mustEnroll) throw deskRefusal("notYours", language);
    return enter(await database(), session.staff.id, "in", context);
  },

  "session/logout": async (_, { session, setSession }) => {
    if (session) await endSession(await database(), session);
    setSession(undefined);
    return {};
  },

  "session/who": async (_, { session }) => {
    if (!session) return { self: null, next: "in" };
    const { name, email, role, totpSecret } = session.staff;
    return { self: { name, email, role, second_factor: totpSecret !== null }, next: session.next };
  },

  "session/password": async ({ current, password }, context) => {
    const { self } = context;
    await requirePassword(self, current, "current", context);
    const passwordHash = await hashPassword(password);
    await (
      await database()
    ).transaction(async (tx) => {
      const same = and(eq(staff.id, self.id), eq(staff.passwordHash, self.passwordHash));
      const changed = await tx.update(staff).set({ passwordHash }).where(same).returning({ id: staff.id });
      if (changed.length === 0) throw deskRefusal("wrongPassword", context.language, "current");
      await noteAct(tx, self.id, "password", self.email);
      await endSessions(tx, self.id);
      await enter(tx, self.id, "in", context);
    });
    return {};
  },

  "session/second-factor": async ({ password }, context) => {
    await requirePassword(context.self, password, "password", context);
    return enter(await database(), context.self.id, "offer", context);
  },

  "session/invitation": async ({ token }, { language, now }) => {
    const found = await findInvitation(await database(), token, now);
    if (!found) throw deskRefusal("linkUsed", language);
    return { email: found.email, role: found.role };
  },

  "session/accept": async ({ token, name, password }, context) => {
    const { language, now } = context;
    const db = await database();
    // Only who holds a link has a password hashed.
    if (!(await findInvitation(db, token, now))) throw deskRefusal("linkUsed", language);
    const passwordHash = await hashPassword(password);
    return db.transaction(async (tx) => {
      const invitation = await takeInvitation(tx, token, now);
      if (!invitation) throw deskRefusal("linkUsed", language);
      const own = await welcome(tx, invitation, { name, passwordHash });
      await noteAct(tx, own.id, "joined", own.email);
      await endSessions(tx, own.id);
      return enter(tx, own.id, nextAfterPassword(own, context.isLocal), context);
    });
  },
};

function requireSettingUp({ next }: DeskSession, language: HalfwayContext["language"]): void {
  if (next !== "enrol" && next !== "offer") throw deskRefusal("notYours", language);
}

/** A new member, or one who comes back with another password and without the second factor that was lost. */
async function welcome(
  tx: Database,
  { email, role }: Invitation,
  chosen: Pick<Staff, "name" | "passwordHash">,
): Promise<Staff> {
  const anew = { ...chosen, role, active: true, demo: false, totpSecret: null, recoveryCodes: [] };
  const [own] = await tx
    .insert(staff)
    .values({ email, ...anew })
    .onConflictDoUpdate({ target: staff.email, set: anew })
    .returning();
  if (!own) throw new Error("an inserted row did not come back");
  return own;
}
