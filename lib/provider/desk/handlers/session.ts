import { and, eq } from "drizzle-orm";
import type { sessionCalls } from "../../../desk/calls/session";
import { deskRefusal } from "../../../desk/refusals";
import { consumeLimit } from "../../../limits/check";
import { isGuessable } from "../../accounts/guessable-password";
import { isKnownNetwork, rememberNetwork } from "../../accounts/known-networks";
import { toOpenSession } from "../../accounts/open-sessions";
import { checkPassword, hashPassword, passwordFits } from "../../accounts/passwords";
import { database } from "../../db/connect";
import { staff, staffSessions } from "../../db/schema";
import type { Database } from "../../db/types";
import { endAccess } from "../end-access";
import { findInvitation, consumeInvitation, type Invitation } from "../invitations";
import { writeAuditLog } from "../log";
import { lockMembers } from "../members";
import { nextLoginStep, type LoginStep } from "../login-step";
import { notifyStaff } from "../notify-staff";
import { isTotpCode, createRecoveryCodes, createSecret, findPeriod, consumeCode } from "../second-factor";
import {
  endSession,
  endSessionById,
  endSessions,
  openSession,
  listOpenSessions,
  type DeskSession,
} from "../sessions";
import type { Staff } from "../staff";
import type { DeskContext, DeskHandlers, MfaPendingContext, StaffContext } from "../types";

/**
 * Opens a session in place of the current one. Once all login steps are passed, the network becomes a known one, so that
 * attempts from unknown networks do not use up its limit.
 */
async function startSession(
  db: Database,
  { id, email }: Pick<Staff, "id" | "email">,
  next: LoginStep,
  context: DeskContext,
): Promise<{ next: LoginStep }> {
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
  const refund = await consumeLimit("deskPassword", { session: session.hash });
  if (!(await passwordFits(self.passwordHash, password))) throw deskRefusal("wrongPassword", language, path);
  await refund();
}

/** The rate limit keys of second factor attempts; see `deskCode` in lib/limits/table. */
async function codeLimitKeys(db: Database, { email }: Staff, network: string) {
  const isKnown = await isKnownNetwork(db, { kind: "desk-code", email }, network);
  return { address: network, email, ...(!isKnown && { unknownNetwork: email }) };
}

async function requireStrongPassword(
  password: string,
  email: string,
  { language }: DeskContext,
): Promise<void> {
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
      const isUnchanged = and(
        eq(staff.id, own.id),
        eq(staff.passwordHash, own.passwordHash),
        eq(staff.active, true),
      );
      const [lockedMember] = await tx.select().from(staff).where(isUnchanged).for("no key update");
      if (!lockedMember) throw deskRefusal("wrongLogin", context.language);
      if (passwordHash) await tx.update(staff).set({ passwordHash }).where(eq(staff.id, lockedMember.id));
      return startSession(tx, lockedMember, nextLoginStep(lockedMember, context.isLocal), context);
    });
  },

  "session/code": async ({ code }, context) => {
    const { session, language, now } = context;
    if (session.next !== "code") throw deskRefusal("wrongCode", language, "code");
    const limit = isTotpCode(code) ? "deskCode" : "deskRecovery";
    const db = await database();
    const refund = await consumeLimit(limit, await codeLimitKeys(db, session.staff, context.network));
    const codeKind = await db.transaction(async (tx) => {
      const kind = await consumeCode(tx, session.staff.id, code, now);
      const change = "recovery-used" as const;
      if (kind === "recovery") await notifyStaff(tx, { member: session.staff, change, language, now });
      return kind;
    });
    if (!codeKind) throw deskRefusal("wrongCode", language, "code");
    await refund();
    return startSession(db, session.staff, "in", context);
  },

  "session/enrol": async (_, { session, language }) => {
    requireSetupStep(session, language);
    const newFactor = createSecret(session.staff.email);
    const db = await database();
    await db
      .update(staffSessions)
      .set({ newSecret: newFactor.secret })
      .where(eq(staffSessions.hash, session.hash));
    return newFactor;
  },

  "session/confirm": async ({ code }, context) => {
    const { session, language, now } = context;
    requireSetupStep(session, language);
    const step = session.newSecret === null ? undefined : findPeriod(session.newSecret, code, now);
    if (step === undefined) throw deskRefusal("wrongCode", language, "code");
    const { codes, hashes } = createRecoveryCodes();
    const { id, email, totpSecret } = session.staff;
    await (
      await database()
    ).transaction(async (tx) => {
      await tx
        .update(staff)
        .set({ totpSecret: session.newSecret, totpStep: step, recoveryCodes: hashes })
        .where(eq(staff.id, id));
      await writeAuditLog(tx, id, "second-factor", email);
      const change = totpSecret === null ? "factor-set" : "factor-replaced";
      await notifyStaff(tx, { member: session.staff, change, language, now });
      await endAccess(tx, session.staff);
      await startSession(tx, session.staff, "in", context);
    });
    return { recovery_codes: codes };
  },

  "session/later": async (_, context) => {
    const { session, language, isLocal } = context;
    const mustEnroll = nextLoginStep(session.staff, isLocal) === "enrol";
    if (session.next !== "offer" || mustEnroll) throw deskRefusal("notYours", language);
    return startSession(await database(), session.staff, "in", context);
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
      await endAccess(tx, self);
      await startSession(tx, self, "in", context);
    });
    // The owner has just confirmed the old password, so this network is known, as after a login.
    const networkOwner = { kind: "desk", email: self.email } as const;
    if (context.network) await rememberNetwork(await database(), networkOwner, context.network);
    return {};
  },

  "session/second-factor": async ({ password }, context) => {
    await requirePassword(password, "password", context);
    return startSession(await database(), context.self, "offer", context);
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
    const openInvitation = await findInvitation(db, token, now);
    if (!openInvitation) throw deskRefusal("linkUsed", language);
    await requireStrongPassword(password, openInvitation.email, context);
    const passwordHash = await hashPassword(password);
    return db.transaction(async (tx) => {
      // Serialized with deactivation, which deletes the invitation, so that a concurrent one is not undone here.
      await lockMembers(tx);
      const invitation = await consumeInvitation(tx, token, now);
      if (!invitation) throw deskRefusal("linkUsed", language);
      const { own, isBack } = await addOrReinstate(tx, invitation, { name, passwordHash });
      await writeAuditLog(tx, own.id, "joined", own.email);
      if (isBack) await notifyStaff(tx, { member: own, change: "returned", language, now });
      await endAccess(tx, own);
      return startSession(tx, own, nextLoginStep(own, context.isLocal), context);
    });
  },
};

function requireSetupStep({ next }: DeskSession, language: MfaPendingContext["language"]): void {
  if (next !== "enrol" && next !== "offer") throw deskRefusal("notYours", language);
}

/** Creates a member, or reinstates one with a new password and without the second factor, which may be lost. */
async function addOrReinstate(
  tx: Database,
  { email, role }: Invitation,
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
