import { createHash } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { database } from "../db/connect";
import { rateLimits } from "../db/schema";

/*
 * From which networks somebody has logged in with an email. A stranger who guesses at its password can use up the
 * tries that all strangers have together, but not those of the owner at home
 * (docs/decisions/0014-account-access.md). Kept beside the counted tries, and like them as hashes.
 */

/** Ninety days after the last login from there. */
const ttlMs = 90 * 24 * 60 * 60 * 1000;

export type Place = { email: string; network: string };

const keyOf = ({ email, network }: Place) =>
  `known:${createHash("sha256")
    .update(JSON.stringify([email, network]))
    .digest("base64url")}`;

/** Whether there was a login with this email from this network. An email without an account was never known. */
export async function isKnown(place: Place, now = Date.now()): Promise<boolean> {
  const db = await database();
  const live = and(eq(rateLimits.key, keyOf(place)), gt(rateLimits.expire, now));
  return (await db.select({ key: rateLimits.key }).from(rateLimits).where(live)).length > 0;
}

export async function remember(place: Place, now = Date.now()): Promise<void> {
  const db = await database();
  const expire = now + ttlMs;
  await db
    .insert(rateLimits)
    .values({ key: keyOf(place), points: 1, expire })
    .onConflictDoUpdate({ target: rateLimits.key, set: { expire } });
}
