import { createHash, randomBytes } from "node:crypto";
import { and, desc, eq, gt, inArray, isNull, ne, type SQL } from "drizzle-orm";
import { idleSeconds, sessionSeconds } from "../../desk/cookie";
import { unknownDevice, type Device } from "../../session/device";
import { lastUseStepMs } from "../accounts/tokens";
import { staff, staffSessions } from "../db/schema";
import type { Database } from "../db/types";
import { nextAfterPassword, type Next } from "./next-step";
import type { Staff } from "./staff";

/** Sessions that one member has at once: a few devices and browsers. */
const maxSessions = 10;

/** How long a session waits for its second step, in milliseconds: to look for the phone or set up an app. */
const stepMs = 30 * 60 * 1000;

/** An open session and whose it is. */
export type DeskSession = {
  id: number;
  hash: string;
  next: Next;
  newSecret: string | null;
  lastUsedAt: Date;
  staff: Staff;
};

export const newToken = () => randomBytes(32).toString("base64url");
export const hashOfToken = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * Opens a session under a token that nobody had before, so that none that was planted in a browser is ever worth
 * anything: at a login, and again when the second factor is passed.
 * @returns the token, of which the database keeps a hash.
 */
export async function openSession(
  db: Database,
  staffId: number,
  next: Next,
  now: Date,
  device: Device = unknownDevice,
): Promise<string> {
  const token = newToken();
  const lifetimeMs = next === "in" ? sessionSeconds * 1000 : stepMs;
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await db.insert(staffSessions).values({
    hash: hashOfToken(token),
    staffId,
    next,
    createdAt: now,
    expiresAt,
    lastUsedAt: now,
    ...device,
  });
  // Who only knows the password must not push out those who are in, nor an owner elsewhere who is about to come in.
  const likeThis =
    next === "in"
      ? eq(staffSessions.next, "in")
      : and(ne(staffSessions.next, "in"), sameNetwork(device.network));
  const tooMany = db
    .select({ hash: staffSessions.hash })
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), likeThis))
    .orderBy(desc(staffSessions.createdAt), desc(staffSessions.id))
    .offset(maxSessions);
  await db.delete(staffSessions).where(inArray(staffSessions.hash, tooMany));
  return token;
}

function sameNetwork(network: string | null): SQL {
  return network === null ? isNull(staffSessions.network) : eq(staffSessions.network, network);
}

/**
 * Whose session a token is, while it lasts and its owner works here. One without the second factor that its owner has
 * come to need is none any more: the next login, with the password, sets it up.
 * @returns `idle` where the session would last but was not used for too long.
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
      and(
        eq(staffSessions.hash, hashOfToken(token)),
        gt(staffSessions.expiresAt, now),
        eq(staff.active, true),
      ),
    );
  if (!found || (found.session.next === "in" && nextAfterPassword(found.staff, isLocal) === "enrol"))
    return undefined;
  if (found.session.lastUsedAt <= idleSince(now)) return "idle";
  return { ...found.session, staff: found.staff };
}

const idleSince = (now: Date) => new Date(now.getTime() - idleSeconds * 1000);

/** Notes that somebody uses a session, so that it goes on; at most once a minute. */
export async function noteUse(
  db: Database,
  { hash, lastUsedAt }: Pick<DeskSession, "hash" | "lastUsedAt">,
  now: Date,
): Promise<void> {
  if (now.getTime() - lastUsedAt.getTime() <= lastUseStepMs) return;
  await db.update(staffSessions).set({ lastUsedAt: now }).where(eq(staffSessions.hash, hash));
}

/** The sessions in which somebody is in, the one that was used last first. */
export function openSessionsOf(db: Database, staffId: number, now: Date) {
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

export async function endSession(db: Database, { hash }: Pick<DeskSession, "hash">): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.hash, hash));
}

/**
 * Ends one of somebody's sessions by its number.
 * @returns its hash, or undefined where they have none with this number.
 */
export async function endSessionById(db: Database, staffId: number, id: number): Promise<string | undefined> {
  const own = and(eq(staffSessions.staffId, staffId), eq(staffSessions.id, id));
  const [ended] = await db.delete(staffSessions).where(own).returning({ hash: staffSessions.hash });
  return ended?.hash;
}

/**
 * Ends what somebody has open, but for one session where it is named.
 * @returns how many it were.
 */
export async function endSessions(
  db: Database,
  staffId: number,
  but?: Pick<DeskSession, "hash">,
): Promise<number> {
  const ended = await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), but && ne(staffSessions.hash, but.hash)))
    .returning({ hash: staffSessions.hash });
  return ended.length;
}
