import { and, desc, eq, gt, inArray, isNull, ne, type SQL } from "drizzle-orm";
import { idleSeconds, sessionSeconds } from "../../base/desk/cookie";
import { unknownDevice, type LoginDevice } from "../../base/session/device";
import { createToken, hashToken } from "../identity/secret-token";
import { lastUseResolutionMs } from "../identity/tokens";
import { staff, staffSessions, type Staff } from "./tables";
import type { Database } from "../../base/db/types";
import { nextLoginStep, type LoginStep } from "./login-step";

/** The maximum number of sessions per staff member. */
const maxSessions = 10;

/** The time for the second login step in milliseconds: enough to find the phone or set up an app. */
const secondStepMs = 30 * 60 * 1000;

/** An open session with its staff member. */
export type DeskSession = {
  id: number;
  hash: string;
  next: LoginStep;
  newSecret: string | null;
  lastUsedAt: Date;
  staff: Staff;
};

/**
 * Opens a session with a new token, which prevents session fixation: at a login, and again when the second factor is
 * passed. Ends the oldest sessions beyond the maximum.
 * @returns the token; the database stores its hash.
 */
export async function openSession(
  db: Database,
  staffId: number,
  next: LoginStep,
  now: Date,
  device: LoginDevice = unknownDevice,
): Promise<string> {
  const token = createToken();
  const lifetimeMs = next === "in" ? sessionSeconds * 1000 : secondStepMs;
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await db.insert(staffSessions).values({
    hash: hashToken(token),
    staffId,
    next,
    createdAt: now,
    expiresAt,
    lastUsedAt: now,
    ...device,
  });
  // Someone who only knows the password must not displace complete sessions, nor pending ones from other networks.
  const sameKind =
    next === "in"
      ? eq(staffSessions.next, "in")
      : and(ne(staffSessions.next, "in"), sameNetwork(device.network));
  const surplusSessions = db
    .select({ hash: staffSessions.hash })
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), sameKind))
    .orderBy(desc(staffSessions.createdAt), desc(staffSessions.id))
    .offset(maxSessions);
  await db.delete(staffSessions).where(inArray(staffSessions.hash, surplusSessions));
  return token;
}

function sameNetwork(network: string | null): SQL {
  return network === null ? isNull(staffSessions.network) : eq(staffSessions.network, network);
}

/**
 * Finds the session of a token. It must not be expired, and its staff member must be active. A complete session does not
 * count if the member must still set up a second factor, which happens at the next login.
 * @returns `idle` if the session has not expired but was not used for too long.
 */
export async function findSession(
  db: Database,
  token: string,
  { now, isLocal }: { now: Date; isLocal: boolean },
): Promise<DeskSession | "idle" | undefined> {
  const [found] = await db
    .select({ session: staffSessions, staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(eq(staffSessions.hash, hashToken(token)), gt(staffSessions.expiresAt, now), eq(staff.active, true)),
    );
  if (!found || (found.session.next === "in" && nextLoginStep(found.staff, isLocal) === "enrol"))
    return undefined;
  if (found.session.lastUsedAt <= idleSince(now)) return "idle";
  return { ...found.session, staff: found.staff };
}

const idleSince = (now: Date) => new Date(now.getTime() - idleSeconds * 1000);

/** Extends a session by recording its use, at most once a minute. */
export async function recordUse(
  db: Database,
  { hash, lastUsedAt }: Pick<DeskSession, "hash" | "lastUsedAt">,
  now: Date,
): Promise<void> {
  if (now.getTime() - lastUsedAt.getTime() <= lastUseResolutionMs) return;
  await db.update(staffSessions).set({ lastUsedAt: now }).where(eq(staffSessions.hash, hash));
}

/** A staff member's complete, active sessions, most recently used first. */
export function listOpenSessions(db: Database, staffId: number, now: Date) {
  const { id, hash, browser, system, network, createdAt, lastUsedAt } = staffSessions;
  return db
    .select({ id, hash, browser, system, network, createdAt, lastUsedAt })
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.staffId, staffId),
        eq(staffSessions.next, "in"),
        gt(staffSessions.expiresAt, now),
        gt(staffSessions.lastUsedAt, idleSince(now)),
      ),
    )
    .orderBy(desc(lastUsedAt), desc(id));
}

export async function endDeskSession(db: Database, { hash }: Pick<DeskSession, "hash">): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.hash, hash));
}

/**
 * Ends a staff member's session by its number.
 * @returns its token hash, or undefined if they have no session with this number.
 */
export async function endSessionById(db: Database, staffId: number, id: number): Promise<string | undefined> {
  const own = and(eq(staffSessions.staffId, staffId), eq(staffSessions.id, id));
  const [ended] = await db.delete(staffSessions).where(own).returning({ hash: staffSessions.hash });
  return ended?.hash;
}

/**
 * Ends all sessions of a staff member.
 * @param exceptSession a session to keep.
 * @returns the number of ended sessions.
 */
export async function endSessions(
  db: Database,
  staffId: number,
  exceptSession?: Pick<DeskSession, "hash">,
): Promise<number> {
  const endedRows = await db
    .delete(staffSessions)
    .where(
      and(eq(staffSessions.staffId, staffId), exceptSession && ne(staffSessions.hash, exceptSession.hash)),
    )
    .returning({ hash: staffSessions.hash });
  return endedRows.length;
}
