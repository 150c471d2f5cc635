import { and, eq } from "drizzle-orm";
import type { RequestOf } from "../../base/contract/call";
import { mayEnterPoints } from "./may-enter-points";
import type { sessionCalls } from "./session-calls";
import { deskRefusal } from "../../base/desk/refusals";
import { consumeLimit } from "../../base/limits/check";
import { isKnownNetwork } from "../identity/known-networks";
import { limitLogin } from "../identity/limit-login";
import { checkPassword, hashPassword } from "../identity/passwords";
import { database } from "../../base/db/connect";
import { staff, staffSessions, type Staff } from "./tables";
import type { Database } from "../../base/db/types";
import { endStaffAccess } from "./end-access";
import { writeAuditLog } from "./audit";
import { nextLoginStep } from "./login-step";
import { notifyStaff } from "./notify-staff";
import { isTotpCode, createRecoveryCodes, createSecret, findPeriod, consumeCode } from "./second-factor";
import { endDeskSession, type DeskSession } from "./sessions";
import type { DeskContext, DeskHandlers, MfaPendingContext } from "./context";
import { startDeskSession } from "./start-session";

/** The rate limit keys of second factor attempts; see `deskCode` in lib/base/contract/limits. */
async function codeLimitKeys(db: Database, { email }: Staff, network: string) {
  const isKnown = await isKnownNetwork(db, { kind: "desk-code", email }, network);
  return { address: network, email, ...(!isKnown && { unknownNetwork: email }) };
}

/** Login with its second factor, and logout. */
export const loginHandlers: DeskHandlers<
  typeof sessionCalls,
  | "session/login"
  | "session/code"
  | "session/enrol"
  | "session/confirm"
  | "session/later"
  | "session/logout"
  | "session/who"
> = {
  "session/login": (fields, context) =>
    limitLogin("desk", fields, context, (allowedFields) => login(allowedFields, context)),

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
    return startDeskSession(db, session.staff, "in", context);
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
      await endStaffAccess(tx, session.staff);
      await startDeskSession(tx, session.staff, "in", context);
    });
    return { recovery_codes: codes };
  },

  "session/later": async (_, context) => {
    const { session, language, isLocal } = context;
    const mustEnroll = nextLoginStep(session.staff, isLocal) === "enrol";
    if (session.next !== "offer" || mustEnroll) throw deskRefusal("notYours", language);
    return startDeskSession(await database(), session.staff, "in", context);
  },

  "session/logout": async (_, { session, setSession }) => {
    if (session) await endDeskSession(await database(), session);
    setSession(undefined);
    return {};
  },

  "session/who": async (_, { session, wasIdle = false }) => {
    if (!session) return { self: null, next: "in", was_idle: wasIdle };
    const { id, name, email, role, totpSecret } = session.staff;
    const self = {
      id,
      name,
      email,
      role,
      enters_points: mayEnterPoints(session.staff),
      second_factor: totpSecret !== null,
    };
    return { self, next: session.next, was_idle: false };
  },
};

function requireSetupStep({ next }: DeskSession, language: MfaPendingContext["language"]): void {
  if (next !== "enrol" && next !== "offer") throw deskRefusal("notYours", language);
}

/** Refuses unknown emails, inactive members and wrong passwords with the same message and timing. */
async function login(
  { email, password }: RequestOf<typeof sessionCalls, "session/login">,
  context: DeskContext,
) {
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
    return startDeskSession(tx, lockedMember, nextLoginStep(lockedMember, context.isLocal), context);
  });
}
