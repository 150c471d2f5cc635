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

/* A password that was forgotten, renewed by a link in a mail (docs/decisions/0014-account-access.md). */

type Asked = { language: Language; now?: Date };

/**
 * Asks for a link to a new password. Whether the address has an account is not looked at here but when the mail is to
 * leave: for a known address and an unknown one the same is done, in the same time, with the same answer.
 * @throws ProviderError notFound where no mail is set up: there is no such thing then.
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

/** Whom a link to a new password is sent to, if anybody: who has an account with this address, and can log in. */
export async function ownerOf(db: Database, email: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  return account && { ...account, email };
}

/**
 * Gives the account of a link the new password, and ends all access to it (`endAccess`): whoever else was in is out. The
 * address is confirmed by that, too.
 * @returns the account's email.
 * @throws ProviderError notFound where the link does not work (any more); invalidInput for a password that is easy to
 * guess, after which the link still works.
 */
export async function renewByLink(
  { token, password }: RenewRequest,
  { language, now = new Date() }: Asked,
): Promise<string> {
  const db = await database();
  // A password costs much to judge and to hash: only where the link seems to work.
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
    // The address is confirmed: no link is left that would do so.
    await endLinks(tx, id);
    await tellOfPassword(tx, id, now);
    if (!emailConfirmedAt) await tellOfHeldSeats(tx, id, now);
  });
  return email;
}

/** The owner hears of it, whoever has changed it. */
export const tellOfPassword = (tx: Database, accountId: number, now: Date) =>
  tell(tx, { kind: "password.changed", about: { accountId }, data: {}, mailTo: ["person"], now });
