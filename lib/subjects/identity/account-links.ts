import { and, desc, eq, gt, inArray } from "drizzle-orm";
import type { Language } from "../../base/i18n/languages";
import { paths } from "../../base/paths";
import { accountLinks, accounts } from "./tables";
import type { Database } from "../../base/db/types";
import { createToken, hashToken, tokenLink } from "./secret-token";
import type { Account } from "./tokens";

/*
 * Single-use links for the owner of an account, sent by mail or handed over by the school. The token is created when the
 * mail is rendered, so it is never stored in the outbox; the database keeps a hash. A mail that is sent twice contains
 * two different links, and either works.
 */

export type LinkPurpose = (typeof accountLinks.$inferSelect)["purpose"];

/** The lifetime of a link in milliseconds: an hour for a password, a week for an email confirmation. */
export const linkLifetimeMs: Record<LinkPurpose, number> = {
  password: 60 * 60 * 1000,
  email: 7 * 24 * 60 * 60 * 1000,
};

/** The maximum number of valid links per account and purpose; a new link replaces the oldest one. */
const maxLinks = 5;

const linkPaths: Record<LinkPurpose, string> = { password: paths.newPassword, email: paths.confirmEmail };

/** Creates a link to a page in the given language. */
export async function createLink(
  db: Database,
  owner: { id: number; email: string },
  purpose: LinkPurpose,
  language: Language,
  now: Date,
): Promise<string> {
  const token = await createLinkToken(db, owner, purpose, now);
  return tokenLink(`${linkPaths[purpose]}?locale=${language}`, token);
}

/** Creates and stores a link token. */
async function createLinkToken(
  db: Database,
  { id, email }: { id: number; email: string },
  purpose: LinkPurpose,
  now: Date,
): Promise<string> {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + linkLifetimeMs[purpose]);
  await db
    .insert(accountLinks)
    .values({ hash: hashToken(token), accountId: id, purpose, email, createdAt: now, expiresAt });
  const surplusLinks = db
    .select({ hash: accountLinks.hash })
    .from(accountLinks)
    .where(and(eq(accountLinks.accountId, id), eq(accountLinks.purpose, purpose)))
    .orderBy(desc(accountLinks.createdAt), desc(accountLinks.hash))
    .offset(maxLinks);
  await db.delete(accountLinks).where(inArray(accountLinks.hash, surplusLinks));
  return token;
}

const validLink = (token: string, purpose: LinkPurpose, now: Date) =>
  and(
    eq(accountLinks.hash, hashToken(token)),
    eq(accountLinks.purpose, purpose),
    gt(accountLinks.expiresAt, now),
  );

/** The email that a link was created for, or undefined if the link is not valid now. */
export async function findLinkEmail(
  db: Database,
  token: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<string | undefined> {
  const found = await db
    .select({ email: accountLinks.email })
    .from(accountLinks)
    .where(validLink(token, purpose, now));
  return found[0]?.email;
}

/**
 * Consumes a link and deletes all others of its purpose and account. Locks the account first, so that only one of two
 * concurrent uses succeeds.
 * @returns the account, or undefined if the link is not valid or its email is no longer the account's.
 */
export async function consumeLink(
  tx: Database,
  token: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<Account | undefined> {
  const [found] = await tx
    .select()
    .from(accountLinks)
    .where(validLink(token, purpose, now));
  if (!found) return undefined;
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, found.accountId)).for("update");
  const [consumed] = await tx
    .delete(accountLinks)
    .where(validLink(token, purpose, now))
    .returning();
  if (!consumed) return undefined;
  await deleteLinks(tx, consumed.accountId, purpose);
  return account?.email === consumed.email ? account : undefined;
}

/** Deletes an account's links of one purpose, or of all. */
export async function deleteLinks(db: Database, accountId: number, purpose?: LinkPurpose): Promise<void> {
  const own = eq(accountLinks.accountId, accountId);
  await db.delete(accountLinks).where(purpose ? and(own, eq(accountLinks.purpose, purpose)) : own);
}
