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

/* Whether an address is its account's (docs/decisions/0014-account-access.md): one link, opened once. */

/** Whether the owner is to be asked to confirm the address: where the site writes to it at all. */
export const waitsForConfirmation = ({ email, emailConfirmedAt, kind }: Account) =>
  email !== null && emailConfirmedAt === null && kind !== "teacher" && waysSetUp().mail;

/** Sends a link that confirms the address of an account. */
export const tellToConfirm = (tx: Database, accountId: number, now: Date) =>
  tell(tx, { kind: "email.unconfirmed", about: { accountId }, data: {}, mailTo: ["person"], now });

/** Sends the caller the link again, unless one is still on its way or none is needed. */
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
  // By the address that is written to, whichever login asks: each login is new, and the address may be a stranger's.
  await countTry("confirmMail", emailOf(account));
  await tellToConfirm(db, account.id, now);
  return {};
}

/** Confirms the address that a link went to. @throws ProviderError notFound where it does not work (any more). */
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
