import { and, eq } from "drizzle-orm";
import type { AccountActionAnswer } from "../../account/actions";
import type { ConfirmRequest } from "../../account/contract";
import type { Language } from "../../i18n/languages";
import { database } from "../db/connect";
import { accounts, notices } from "../db/schema";
import type { Database } from "../db/types";
import { tellOfHeldSeats } from "../notices/members";
import { tell } from "../notices/tell";
import { waysSetUp } from "../../notices/set-up";
import { countTry } from "../../limits/check";
import { refusal } from "../refusals";
import type { CallContext } from "../types";
import { takeLink } from "./links";
import { emailOf, requireAccount, type Account } from "./tokens";

/* Confirms that an email belongs to its account, by a single-use link (docs/decisions/0014-account-access.md). */

/** Whether the owner still has to confirm the email. Always false if the site sends no mail to it. */
export const waitsForConfirmation = ({ email, emailConfirmedAt, kind }: Account) =>
  email !== null && emailConfirmedAt === null && kind !== "teacher" && waysSetUp().mail;

/** Enqueues a mail with a confirmation link. */
export const tellToConfirm = (tx: Database, accountId: number, now: Date) =>
  tell(tx, { kind: "email.unconfirmed", about: { accountId }, data: {}, mailTo: ["person"], now });

/** Sends the confirmation link to the caller again, unless one is still in the outbox or none is needed. */
export async function sendLinkAgain(
  _request: object,
  context: CallContext,
): Promise<AccountActionAnswer<"confirm-email">> {
  const { now = new Date() } = context;
  const db = await database();
  const account = await requireAccount(db, context);
  if (!waitsForConfirmation(account)) return {};
  const waiting = and(
    eq(notices.accountId, account.id),
    eq(notices.kind, "email.unconfirmed"),
    eq(notices.state, "waiting"),
  );
  if ((await db.$count(notices, waiting)) > 0) return {};
  // Limited per address and not per login, because the address may be a stranger's and logins are easy to open.
  await countTry("confirmMail", emailOf(account));
  await tellToConfirm(db, account.id, now);
  return {};
}

/** Confirms the email that a link was created for. @throws ProviderError notFound if the link is not valid. */
export async function confirmByLink(
  { token }: ConfirmRequest,
  { language, now = new Date() }: { language: Language; now?: Date },
): Promise<void> {
  const db = await database();
  await db.transaction(async (tx) => {
    const account = await takeLink(tx, token, "email", now);
    if (!account) throw refusal("linkOver", language);
    await tx.update(accounts).set({ emailConfirmedAt: now }).where(eq(accounts.id, account.id));
    await tellOfHeldSeats(tx, account.id, now);
  });
}
