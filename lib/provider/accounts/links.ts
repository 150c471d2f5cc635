import { and, desc, eq, gt, inArray } from "drizzle-orm";
import { randomBytes } from "node:crypto";
import { env } from "../../env";
import type { Language } from "../../i18n/languages";
import { paths } from "../../paths";
import { accountLinks, accounts } from "../db/schema";
import type { Database } from "../db/types";
import { hashOf, type Account } from "./tokens";

/*
 * Links for the owner of an account, by mail or handed over by the school. A token is made when its mail is: none waits in the outbox, and the
 * database keeps a hash. A mail that had to be sent twice brings two links, of which either works.
 */

export type Purpose = (typeof accountLinks.$inferSelect)["purpose"];

/** How long a link works, in milliseconds: an hour for a password; an address has a week. */
export const lifetimeMs: Record<Purpose, number> = {
  password: 60 * 60 * 1000,
  email: 7 * 24 * 60 * 60 * 1000,
};

/** Links of one purpose that an account has at once: of more mails the oldest have lost theirs. */
const most = 5;

const pageOf: Record<Purpose, string> = { password: paths.newPassword, email: paths.confirmEmail };

/**
 * Makes a link, to a page in its reader's language, whatever the browser prefers. Its token stands behind #, which no
 * browser sends: it is in no log and in no other site's hands.
 */
export async function newLink(
  db: Database,
  owner: { id: number; email: string },
  purpose: Purpose,
  language: Language,
  now: Date,
): Promise<string> {
  const token = await issueLink(db, owner, purpose, now);
  return `${env().SITE_URL}${pageOf[purpose]}?locale=${language}#${token}`;
}

/** Makes a link's token: 256 random bits. */
async function issueLink(
  db: Database,
  { id, email }: { id: number; email: string },
  purpose: Purpose,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + lifetimeMs[purpose]);
  await db
    .insert(accountLinks)
    .values({ hash: hashOf(token), accountId: id, purpose, email, createdAt: now, expiresAt });
  const tooMany = db
    .select({ hash: accountLinks.hash })
    .from(accountLinks)
    .where(and(eq(accountLinks.accountId, id), eq(accountLinks.purpose, purpose)))
    .orderBy(desc(accountLinks.createdAt), desc(accountLinks.hash))
    .offset(most);
  await db.delete(accountLinks).where(inArray(accountLinks.hash, tooMany));
  return token;
}

const live = (token: string, purpose: Purpose, now: Date) =>
  and(
    eq(accountLinks.hash, hashOf(token)),
    eq(accountLinks.purpose, purpose),
    gt(accountLinks.expiresAt, now),
  );

/** The address that a link went to, or undefined where it would not work now. */
export async function addressOfLink(
  db: Database,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<string | undefined> {
  const found = await db
    .select({ email: accountLinks.email })
    .from(accountLinks)
    .where(live(token, purpose, now));
  return found[0]?.email;
}

/**
 * Uses a link up, with all others of its purpose and account. The account's row is locked first: of two links, or of one
 * pressed twice at once, one comes too late.
 * @returns whose it is, or undefined where it does not work, or went to an address that is no longer theirs.
 */
export async function takeLink(
  tx: Database,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<Account | undefined> {
  const [found] = await tx
    .select()
    .from(accountLinks)
    .where(live(token, purpose, now));
  if (!found) return undefined;
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, found.accountId)).for("update");
  const [taken] = await tx
    .delete(accountLinks)
    .where(live(token, purpose, now))
    .returning();
  if (!taken) return undefined;
  await endLinks(tx, taken.accountId, purpose);
  return account?.email === taken.email ? account : undefined;
}

/** From now on no link of an account works, of one purpose or of any. */
export async function endLinks(db: Database, accountId: number, purpose?: Purpose): Promise<void> {
  const own = eq(accountLinks.accountId, accountId);
  await db.delete(accountLinks).where(purpose ? and(own, eq(accountLinks.purpose, purpose)) : own);
}
