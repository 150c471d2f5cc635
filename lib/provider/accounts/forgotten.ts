import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { ForgottenRequest, RenewRequest } from "../../account/contract";
import type { Language } from "../../i18n/languages";
import { database } from "../db/connect";
import { accounts } from "../db/schema";
import type { Database } from "../db/types";
import { tellOfHeldSeats } from "../notices/members";
import { tell } from "../notices/tell";
import { waysSetUp } from "../../notices/set-up";
import { refusal } from "../refusals";
import { ProviderError } from "../types";
import { endAccess } from "./end-access";
import { isGuessable } from "./guessable-password";
import { addressOfLink, endLinks, lifetimeMs, takeLink } from "./links";
import { hashPassword } from "./passwords";

/* Password reset by a mailed link (docs/decisions/0014-account-access.md). */

type Asked = { language: Language; now?: Date };

/**
 * Requests a password reset link. The account is only looked up when the mail is sent, so known and unknown addresses
 * get the same response in the same time.
 * @throws ProviderError notFound if mail is not configured.
 */
export async function askForPassword(
  { email }: ForgottenRequest,
  { language, now = new Date() }: Asked,
): Promise<void> {
  if (!waysSetUp().mail) throw new ProviderError("notFound", "");
  await tell(await database(), {
    kind: "password.forgotten",
    about: { nobody: `asked:${randomUUID()}` },
    data: { email: email.toLowerCase(), language },
    mailTo: ["person"],
    now,
    forMs: lifetimeMs.password,
  });
}

/** The account that a password reset link for this email belongs to, or undefined. */
export async function ownerOf(db: Database, email: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  return account && { ...account, email };
}

/**
 * Sets the password of a link's account and revokes all access to it (`endAccess`). It also confirms the email.
 * @returns the account's email.
 * @throws ProviderError notFound if the link is not valid; invalidInput if the password is easy to guess, which does not
 * consume the link.
 */
export async function renewByLink(
  { token, password }: RenewRequest,
  { language, now = new Date() }: Asked,
): Promise<string> {
  const db = await database();
  // Rating and hashing a password is expensive, so the link is checked first.
  const email = await addressOfLink(db, token, "password", now);
  if (email === undefined) throw refusal("linkOver", language);
  if (await isGuessable(password, email)) throw refusal("guessablePassword", language, "password");
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const account = await takeLink(tx, token, "password", now);
    if (!account) throw refusal("linkOver", language);
    const { id, emailConfirmedAt } = account;
    await tx
      .update(accounts)
      .set({ passwordHash, emailConfirmedAt: emailConfirmedAt ?? now })
      .where(eq(accounts.id, id));
    await endAccess(tx, account);
    // The email is confirmed now, so confirmation links are deleted as well.
    await endLinks(tx, id);
    await tellOfPassword(tx, id, now);
    if (!emailConfirmedAt) await tellOfHeldSeats(tx, id, now);
  });
  return email;
}

/** Enqueues a mail to the owner about a changed password, whoever changed it. */
export const tellOfPassword = (tx: Database, accountId: number, now: Date) =>
  tell(tx, { kind: "password.changed", about: { accountId }, data: {}, mailTo: ["person"], now });
