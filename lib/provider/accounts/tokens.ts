import { createHash, randomBytes } from "node:crypto";
import { unknownDevice, type Device } from "../../session/device";
import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { prepared } from "../db/prepared";
import { accounts, tokens } from "../db/schema";
import type { Database } from "../db/types";
import { ProviderError, type CallContext } from "../types";

export type Account = typeof accounts.$inferSelect;

/** How long a login lasts: 30 days. */
const lifetimeMs = 30 * 24 * 60 * 60 * 1000;
/** Logins that an account has at once: its owner's devices and browsers, and many to spare. */
const maxTokens = 20;

/** What of a token is stored. */
export const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** How old the noted moment of the last use may be before it is noted anew, in milliseconds: a minute. */
export const lastUseStepMs = 60 * 1000;

/** Issues a bearer token: 256 random bits, of which only a hash is stored. The oldest beyond the most ends. */
export async function issueToken(
  db: Database,
  accountId: number,
  now = new Date(),
  device: Device = unknownDevice,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await db.insert(tokens).values({ hash: hashOf(token), accountId, expiresAt, lastUsedAt: now, ...device });
  const tooMany = db
    .select({ hash: tokens.hash })
    .from(tokens)
    .where(eq(tokens.accountId, accountId))
    .orderBy(desc(tokens.expiresAt), desc(tokens.createdAt))
    .offset(maxTokens);
  await db.delete(tokens).where(inArray(tokens.hash, tooMany));
  return token;
}

/** From now on the token is as good as none. An unknown one is no error. */
export async function revokeToken(db: Database, token: string): Promise<void> {
  await db.delete(tokens).where(eq(tokens.hash, hashOf(token)));
}

const accountOfToken = prepared((db) =>
  db
    .select({ account: accounts, lastUsedAt: tokens.lastUsedAt })
    .from(tokens)
    .innerJoin(accounts, eq(accounts.id, tokens.accountId))
    .where(and(eq(tokens.hash, sql.placeholder("hash")), gt(tokens.expiresAt, sql.placeholder("now"))))
    .prepare(""),
);

/**
 * Whose call it is.
 * @throws ProviderError tokenFailure without a token, or with one that is unknown, revoked or expired.
 */
export async function requireAccount(db: Database, context: CallContext): Promise<Account> {
  const { token, now = new Date() } = context;
  const [found] = token
    ? await accountOfToken(db).execute({ hash: hashOf(token), now: now.toISOString() })
    : [];
  if (!found || !token) throw new ProviderError("tokenFailure", "");
  if (now.getTime() - found.lastUsedAt.getTime() > lastUseStepMs) {
    await db
      .update(tokens)
      .set({ lastUsedAt: now })
      .where(eq(tokens.hash, hashOf(token)));
  }
  return found.account;
}

/** By what tries are counted that have an account's own address written to. */
export const emailOf = ({ email }: Account) => (email === null ? {} : { email });

/** Whose call it is, or undefined without a token; a bad token is still a failure. */
export async function optionalAccount(db: Database, context: CallContext): Promise<Account | undefined> {
  return context.token === undefined ? undefined : requireAccount(db, context);
}
