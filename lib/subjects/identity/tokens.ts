import { unknownDevice, type LoginDevice } from "../../base/session/device";
import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { cachedQuery } from "../../base/db/cached-query";
import { accounts, tokens } from "./tables";
import type { Database } from "../../base/db/types";
import { accountHeader, toAccountRef } from "../../base/contract/account-ref";
import { ProviderError } from "../../base/contract/provider-error";
import { type CallContext } from "../../engines/calls/context";
import { refusal } from "../../engines/calls/refusals";
import { createToken, hashToken } from "./secret-token";

export type Account = typeof accounts.$inferSelect;

/** A login lasts 30 days. */
const tokenLifetimeMs = 30 * 24 * 60 * 60 * 1000;
/** The maximum number of logins per account; more than anyone's devices and browsers need. */
const maxTokens = 20;

/** The time of last use is written at most once in this many milliseconds. */
export const lastUseResolutionMs = 60 * 1000;

/** Issues a bearer token and stores its hash. Revokes the oldest tokens beyond the maximum. */
export async function issueToken(
  db: Database,
  accountId: number,
  now = new Date(),
  device: LoginDevice = unknownDevice,
): Promise<string> {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + tokenLifetimeMs);
  await db
    .insert(tokens)
    .values({ hash: hashToken(token), accountId, expiresAt, lastUsedAt: now, ...device });
  const surplusTokens = db
    .select({ hash: tokens.hash })
    .from(tokens)
    .where(eq(tokens.accountId, accountId))
    .orderBy(desc(tokens.expiresAt), desc(tokens.createdAt))
    .offset(maxTokens);
  await db.delete(tokens).where(inArray(tokens.hash, surplusTokens));
  return token;
}

/** Revokes a token. An unknown one is not an error. */
export async function revokeToken(db: Database, token: string): Promise<void> {
  await db.delete(tokens).where(eq(tokens.hash, hashToken(token)));
}

const accountByToken = cachedQuery((db) =>
  db
    .select({ account: accounts, lastUsedAt: tokens.lastUsedAt })
    .from(tokens)
    .innerJoin(accounts, eq(accounts.id, tokens.accountId))
    .where(and(eq(tokens.hash, sql.placeholder("hash")), gt(tokens.expiresAt, sql.placeholder("now"))))
    .prepare(""),
);

/**
 * The account of the caller. Updates the token's time of last use.
 * @throws ProviderError tokenFailure without a token, or with one that is unknown, revoked or expired; notAllowed if the
 * page that makes the call was built for another account.
 */
export async function requireAccount(db: Database, context: CallContext): Promise<Account> {
  const { token, now = new Date() } = context;
  const [found] = token
    ? await accountByToken(db).execute({ hash: hashToken(token), now: now.toISOString() })
    : [];
  if (!found || !token) throw new ProviderError("tokenFailure", "");
  const { id, teacherId } = found.account;
  const ref = teacherId === null ? toAccountRef("student", id) : toAccountRef("teacher", teacherId);
  if (context.pageAccount !== undefined && context.pageAccount !== ref)
    throw refusal("otherAccount", context.language, accountHeader);
  if (now.getTime() - found.lastUsedAt.getTime() > lastUseResolutionMs) {
    await db
      .update(tokens)
      .set({ lastUsedAt: now })
      .where(eq(tokens.hash, hashToken(token)));
  }
  return found.account;
}

/** The rate limit key of calls that send mail to the account's own address. */
export const emailLimitKey = ({ email }: Account) => (email === null ? {} : { email });

/** The account of a token; undefined without one, or for one that is unknown, revoked or expired. */
export async function findSender(
  db: Database,
  { senderToken, now = new Date() }: CallContext,
): Promise<Account | undefined> {
  if (senderToken === undefined) return undefined;
  const [found] = await accountByToken(db).execute({ hash: hashToken(senderToken), now: now.toISOString() });
  return found?.account;
}

/** The account of the caller, or undefined without a token. @throws ProviderError tokenFailure for a bad token. */
export async function optionalAccount(db: Database, context: CallContext): Promise<Account | undefined> {
  return context.token === undefined ? undefined : requireAccount(db, context);
}
