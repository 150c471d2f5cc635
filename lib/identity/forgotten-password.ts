import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { ForgottenRequest, RenewRequest } from "../account/login-calls";
import type { Language } from "../i18n/languages";
import { database } from "../db/connect";
import { accounts } from "../db/schema";
import type { Database } from "../db/types";
import { notifyOfHeldSeats } from "../bookings/notify";
import { enqueueNotification } from "../notifications/enqueue";
import { configuredChannels } from "../notifications/configured-channels";
import { refusal } from "../calls/refusals";
import { ProviderError } from "../contract/provider-error";
import { endAccess } from "./end-access";
import { isGuessable } from "./guessable-password";
import { findLinkEmail, deleteLinks, linkLifetimeMs, consumeLink } from "./account-links";
import { hashPassword } from "./passwords";

/* Password reset by a mailed link (docs/decisions/0014-accounts.md). */

type RequestContext = { language: Language; now?: Date };

/**
 * Requests a password reset link. The account is only looked up when the mail is sent, so known and unknown addresses
 * get the same response in the same time.
 * @throws ProviderError notFound if mail is not configured.
 */
export async function requestPasswordReset(
  { email }: ForgottenRequest,
  { language, now = new Date() }: RequestContext,
): Promise<void> {
  if (!configuredChannels().mail) throw new ProviderError("notFound", "");
  await enqueueNotification(await database(), {
    kind: "password.forgotten",
    about: { lane: `asked:${randomUUID()}` },
    data: { email: email.toLowerCase(), language },
    mailTo: ["person"],
    now,
    lifetimeMs: linkLifetimeMs.password,
  });
}

/** The account that a password reset link for this email belongs to, or undefined. */
export async function findAccountByEmail(db: Database, email: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  return account && { ...account, email };
}

/**
 * Sets the password of a link's account and revokes all access to it (`endAccess`). It also confirms the email.
 * @returns the account's email.
 * @throws ProviderError notFound if the link is not valid; invalidInput if the password is easy to guess, which does not
 * consume the link.
 */
export async function resetPasswordByLink(
  { token, password }: RenewRequest,
  { language, now = new Date() }: RequestContext,
): Promise<string> {
  const db = await database();
  // Rating and hashing a password is expensive, so the link is checked first.
  const email = await findLinkEmail(db, token, "password", now);
  if (email === undefined) throw refusal("linkOver", language);
  if (await isGuessable(password, email)) throw refusal("guessablePassword", language, "password");
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const account = await consumeLink(tx, token, "password", now);
    if (!account) throw refusal("linkOver", language);
    const { id, emailConfirmedAt } = account;
    await tx
      .update(accounts)
      .set({ passwordHash, emailConfirmedAt: emailConfirmedAt ?? now })
      .where(eq(accounts.id, id));
    await endAccess(tx, account);
    // The email is confirmed now, so confirmation links are deleted as well.
    await deleteLinks(tx, id);
    await notifyPasswordChanged(tx, id, now);
    if (!emailConfirmedAt) await notifyOfHeldSeats(tx, id, now);
  });
  return email;
}

/** Enqueues a mail to the owner about a changed password, also if the school changed it. */
export const notifyPasswordChanged = (tx: Database, accountId: number, now: Date) =>
  enqueueNotification(tx, {
    kind: "password.changed",
    about: { accountId },
    data: {},
    mailTo: ["person"],
    now,
  });
