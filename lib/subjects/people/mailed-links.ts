import { eq } from "drizzle-orm";
import type { ConfirmRequest, RenewRequest } from "../identity/login-calls";
import { notifyOfHeldSeats } from "../series/bookings/notify";
import { refusal } from "../../engines/calls/refusals";
import { database } from "../../base/db/connect";
import { accounts } from "../identity/tables";
import type { Language } from "../../base/i18n/languages";
import { findLinkEmail, deleteLinks, consumeLink } from "../identity/account-links";
import { endAccess } from "../identity/end-access";
import { notifyPasswordChanged } from "../identity/forgotten-password";
import { isGuessable } from "../identity/guessable-password";
import { hashPassword } from "../identity/passwords";

/*
 * What opening a mailed link does (docs/decisions/0014-accounts.md). Both links confirm the email, so the family is then
 * mailed about the seats that are reserved for it.
 */

type RequestContext = { language: Language; now?: Date };

/** Confirms the email that a link was created for. @throws ProviderError notFound if the link is not valid. */
export async function confirmEmailByLink(
  { token }: ConfirmRequest,
  { language, now = new Date() }: RequestContext,
): Promise<void> {
  const db = await database();
  await db.transaction(async (tx) => {
    const account = await consumeLink(tx, token, "email", now);
    if (!account) throw refusal("linkOver", language);
    await tx.update(accounts).set({ emailConfirmedAt: now }).where(eq(accounts.id, account.id));
    await notifyOfHeldSeats(tx, account.id, now);
  });
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
