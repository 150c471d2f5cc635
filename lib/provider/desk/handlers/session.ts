import { and, eq } from "drizzle-orm";
import type { sessionCalls } from "../../../desk/calls/session";
import { deskRefusal } from "../../../desk/refusals";
import { countTry } from "../../../limits/check";
import { isGuessable } from "../../accounts/guessable-password";
import { isKnownNetwork, rememberNetwork } from "../../accounts/known-networks";
import { toOpenSession } from "../../accounts/open-sessions";
import { checkPassword, hashPassword, passwordFits } from "../../accounts/passwords";
import { database } from "../../db/connect";
import { staff, staffSessions } from "../../db/schema";
import type { Database } from "../../db/types";
import { endAccess } from "../end-access";
import { findInvitation, takeInvitation, type Invitation } from "../invitations";
import { noteAct } from "../log";
import { lockMembers } from "../members";
import { nextAfterPassword, type Next } from "../next-step";
import { notifyStaff } from "../notify-staff";
import { isCodeOfApp, newRecoveryCodes, newSecret, stepOf, takeCode } from "../second-factor";
import {
  endSession,
  endSessionById,
  endSessions,
  openSession,
  openSessionsOf,
  type DeskSession,
} from "../sessions";
import type { Staff } from "../staff";
import type { DeskContext, DeskHandlers, HalfwayContext, StaffContext } from "../types";

/**
 * Opens a session in place of the current one. Once all login steps are passed, the network becomes a known one, so that
 * attempts from unknown networks do not use up its limit.
 */
async function enter(
  db: Database,
  { id, email }: Pick<Staff, "id" | "email">,
  next: Next,
  context: DeskContext,
): Promise<{ next: Next }> {
  if (context.session) await endSession(db, context.session);
  context.setSession(await openSession(db, id, next, context.now, context.device));
  if (next === "in" && context.network)
    await rememberNetwork(db, { kind: "desk-code", email }, context.network);
  return { next };
}

/**
 * Checks the password again. Attempts are limited per session: an unattended session cannot be used for guessing, and an
 * attacker elsewhere cannot block the owner from changing a stolen password.
 * @throws ProviderError wrongPassword; tooManyRequests.
 */
async function requirePassword(password: string, path: string, { session, self, language }: StaffContext) {
  const takeBack = await countTry("deskPassword", { session: session.hash });
  if (!(await passwordFits(self.passwordHash, password))) throw deskRefusal("wrongPassword", language, path);
  await takeBack();
}

/** The rate limit keys of second factor attempts; see `deskCode` in lib/limits/table. */
async function askerOfCode(db: Database, { email }: Staff, network: string) {
  const isKnown = await isKnownNetwork(db, { kind: "desk-code", email }, network);
  return { address: network, email, ...(!isKnown && { strangerTo: email }) };
}

async function requireHardToGuess(password: string, email: string, { language }: DeskContext): Promise<void> {
  if (await isGuessable(password, email)) throw deskRefusal("guessablePassword", language, "password");
}

export const sessionHandlers: DeskHandlers<keyof typeof sessionCalls> = {
  /** Refuses unknown emails, inactive members and wrong passwords with the same message and timing. */
  "session/login": async ({ email, password }, context) => {
    const db = await database();
    const [found] = await db.select().from(staff).where(eq(staff.email, email.toLowerCase()));
    const own = found?.active ? found : undefined;
    const { fits, isOutdated } = await checkPassword(own?.passwordHash, password);
    if (!own || !fits) throw deskRefusal("wrongLogin", context.language);
    const passwordHash = isOutdated ? await hashPassword(password) : undefined;
    return db.transaction(async (tx) => {
      // Reads the row again, because the password, second factor or active state may have changed concurrently.
      const same = and(
        eq(staff.id, own.id),
        eq(staff.passwordHash, own.passwordHash),
        eq(staff.active, true),
      );
      const [held] = await tx.select().from(staff).where(same).for("no key update");
      if (!held) throw deskRefusal("wrongLogin", context.language);
      if (passwordHash) await tx.update(staff).set({ passwordHash }).where(eq(staff.id, held.id));
      return enter(tx, held, nextAfterPassword(held, context.isLocal), context);
    });
  },

  "session/code": async ({ code }, context) => {
    const { session, language, now } = context;
    if (session.next !== "code") throw deskRefusal("wrongCode", language, "code");
    const limit = isCodeOfApp(code) ? "deskCode" : "deskRecovery";
    const db = await database();
    const takeBack = await countTry(limit, await askerOfCode(db, session.staff, context.network));
    const taken = await db.transaction(async (tx) => {
      const kind = await takeCode(tx, session.staff.id, code, now);
      const change = "recovery-used" as const;
      if (kind === "recovery") await notifyStaff(tx, { member: session.staff, change, language, now });
      return kind;
    });
    if (!taken) throw deskRefusal("wrongCode", language, "code");
    await takeBack();
    return enter(db, session.staff, "in", context);
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
    const { id, email, totpSecret } = session.staff;
    await (
      await database()
    ).transaction(async (tx) => {
      await tx
        .update(staff)
        .set({ totpSecret: session.newSecret, totpStep: step, recoveryCodes: hashes })
        .where(eq(staff.id, id));
      await noteAct(tx, id, "second-factor", email);
      const change = totpSecret === null ? "factor-set" : "factor-replaced";
      await notifyStaff(tx, { member: session.staff, change, language, now });
      await endAccess(tx, session.staff);
      await enter(tx, session.staff, "in", context);
    });
    return { recovery_codes: codes };
  },

  "session/later": async (_, context) => {
    const { session, language, isLocal } = context;
    const mustEnroll = nextAfterPassword(session.staff, isLocal) === "enrol";
    if (session.next !== "offer" || mustEnroll) throw deskRefusal("notYours", language);
    return enter(await database(), session.staff, "in", context);
  },

  "session/logout": async (_, { session, setSession }) => {
    if (session) await endSession(await database(), session);
    setSession(undefined);
    return {};
  },

  "session/who": async (_, { session, wasIdle = false }) => {
    if (!session) return { self: null, next: "in", was_idle: wasIdle };
    const { name, email, role, totpSecret } = session.staff;
    const self = { name, email, role, second_factor: totpSecret !== null };
    return { self, next: session.next, was_idle: false };
  },

  "session/list": async (_, { self, session, now }) => {
    const rows = await openSessionsOf(await database(), self.id, now);
    return { sessions: rows.map((row) => toOpenSession(row, session.hash)) };
  },

  "session/end": async ({ id }, { self, session, language, setSession }) => {
    const ended = await endSessionById(await database(), self.id, id);
    if (ended === undefined) throw deskRefusal("gone", language);
    if (ended === session.hash) setSession(undefined);
    return {};
  },

  "session/end-others": async (_, { self, session }) => ({
    ended: await endSessions(await database(), self.id, session),
  }),

  "session/password": async ({ current, password }, context) => {
    const { self, language, now } = context;
    await requirePassword(current, "current", context);
    await requireHardToGuess(password, self.email, context);
    const passwordHash = await hashPassword(password);
    await (
      await database()
    ).transaction(async (tx) => {
      const same = and(eq(staff.id, self.id), eq(staff.passwordHash, self.passwordHash));
      const changed = await tx.update(staff).set({ passwordHash }).where(same).returning({ id: staff.id });
      if (changed.length === 0) throw deskRefusal("wrongPassword", language, "current");
      await noteAct(tx, self.id, "password", self.email);
      await notifyStaff(tx, { member: self, change: "password", language, now });
      await endAccess(tx, self);
      await enter(tx, self, "in", context);
    });
    // The owner has just confirmed the old password, so this network is known, as after a login.
    const known = { kind: "desk", email: self.email } as const;
    if (context.network) await rememberNetwork(await database(), known, context.network);
    return {};
  },

  "session/second-factor": async ({ password }, context) => {
    await requirePassword(password, "password", context);
    return enter(await database(), context.self, "offer", context);
  },

  "session/invitation": async ({ token }, { language, now }) => {
    const found = await findInvitation(await database(), token, now);
    if (!found) throw deskRefusal("linkUsed", language);
    return { email: found.email, role: found.role };
  },

  "session/accept": async ({ token, name, password }, context) => {
    const { language, now } = context;
    const db = await database();
    // Rating and hashing a password is expensive, so the link is checked first.
    const open = await findInvitation(db, token, now);
    if (!open) throw deskRefusal("linkUsed", language);
    await requireHardToGuess(password, open.email, context);
    const passwordHash = await hashPassword(password);
    return db.transaction(async (tx) => {
      // Serialized with deactivation, which deletes the invitation, so that a concurrent one is not undone here.
      await lockMembers(tx);
      const invitation = await takeInvitation(tx, token, now);
      if (!invitation) throw deskRefusal("linkUsed", language);
      const { own, isBack } = await welcome(tx, invitation, { name, passwordHash });
      await noteAct(tx, own.id, "joined", own.email);
      if (isBack) await notifyStaff(tx, { member: own, change: "returned", language, now });
      await endAccess(tx, own);
      return enter(tx, own, nextAfterPassword(own, context.isLocal), context);
    });
  },
};

function requireSettingUp({ next }: DeskSession, language: HalfwayContext["language"]): void {
  if (next !== "enrol" && next !== "offer") throw deskRefusal("notYours", language);
}

/** Creates a member, or reinstates one with a new password and without the second factor, which may be lost. */
async function welcome(
  tx: Database,
  { email, role }: Invitation,
  chosen: Pick<Staff, "name" | "passwordHash">,
): Promise<{ own: Staff; isBack: boolean }> {
  const anew = { ...chosen, role, active: true, demo: false, totpSecret: null, recoveryCodes: [] };
  const isBack = (await tx.$count(staff, eq(staff.email, email))) > 0;
  const [own] = await tx
    .insert(staff)
    .values({ email, ...anew })
    .onConflictDoUpdate({ target: staff.email, set: anew })
    .returning();
  if (!own) throw new Error("the insert returned no row");
  return { own, isBack };
}
