import { createHash, randomBytes } from "node:crypto";
import { and, desc, eq, gt, inArray, ne } from "drizzle-orm";
import { sessionSeconds } from "../../desk/cookie";
import { staff, staffSessions } from "../db/schema";
import type { Database } from "../db/types";
import { nextAfterPassword, type Next } from "./next-step";
import type { Staff } from "./staff";
import type { DeskContext } from "./types";

/** Sessions that one member has at once: a few devices and browsers. */
const maxSessions = 10;

/** An open session and whose it is. */
export type DeskSession = { hash: string; next: Next; newSecret: string | null; staff: Staff };

export const newToken = () => randomBytes(32).toString("base64url");
export const hashOfToken = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * Opens a session under a token that nobody had before, so that none that was planted in a browser is ever worth
 * anything: at a login, and again when the second factor is passed.
 * @returns the token, of which the database keeps a hash.
 */
export async function openSession(db: Database, staffId: number, next: Next, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + sessionSeconds * 1000);
  await db.insert(staffSessions).values({ hash: hashOfToken(token), staffId, next, expiresAt });
  const tooMany = db
    .select({ hash: staffSessions.hash })
    .from(staffSessions)
    .where(eq(staffSessions.staffId, staffId))
    .orderBy(desc(staffSessions.expiresAt))
    .offset(maxSessions);
  await db.delete(staffSessions).where(inArray(staffSessions.hash, tooMany));
  return token;
}

/**
 * Whose session a token is, while it lasts and its owner works here. One without the second factor that its owner has
 * come to need is none any more: the next login, with the password, sets it up.
 */
export async function findSession(
  db: Database,
  token: string,
  { now, isLocal }: Pick<DeskContext, "now" | "isLocal">,
): Promise<DeskSession | undefined> {
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
  return { ...found.session, staff: found.staff };
}

export async function endSession(db: Database, { hash }: DeskSession): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.hash, hash));
}

/** Ends what somebody has open, but for one session where it is named. */
export async function endSessions(db: Database, staffId: number, but?: DeskSession): Promise<void> {
  await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), but && ne(staffSessions.hash, but.hash)));
}
