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
import { endLogins } from "./commands";
import { endLinks, lifetimeMs, linkWorks, takeLink } from "./links";
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
 * Gives the account of a link the new password, and ends its logins: whoever else was in is out. The address is
 * confirmed by that, too.
 * @throws ProviderError notFound where the link does not work (any more).
 */
export async function renewByLink(
  { token, password }: RenewRequest,
  { language, now = new Date() }: Asked,
): Promise<void> {
  const db = await database();
  // A password costs much to hash: only where the link seems to work.
  if (!(await linkWorks(db, token, "password", now))) throw refusal("linkOver", language);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const account = await takeLink(tx, token, "password", now);
    if (!account) throw refusal("linkOver", language);
    const { id, emailConfirmedAt } = account;
    await tx
      .update(accounts)
      .set({ passwordHash, emailConfirmedAt: emailConfirmedAt ?? now })
      .where(eq(accounts.id, id));
    await endLogins(tx, id);
    await endLinks(tx, id);
    await tellOfPassword(tx, id, now);
    if (!emailConfirmedAt) await tellOfHeldSeats(tx, id, now);
  });
}

/** The owner hears of it, whoever has changed it. */
export const tellOfPassword = (tx: Database, accountId: number, now: Date) =>
  tell(tx, { kind: "password.changed", about: { accountId }, data: {}, mailTo: ["person"], now });
