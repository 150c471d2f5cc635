import { and, eq } from "drizzle-orm";
import type { accountActions } from "../account/actions";
import type { ResponseOf } from "../calls/call";
import type { ConfirmRequest } from "../account/login-calls";
import type { Language } from "../i18n/languages";
import { database } from "../db/connect";
import { accounts, notices } from "../db/schema";
import type { Database } from "../db/types";
import { notifyOfHeldSeats } from "../bookings/notify";
import { enqueueNotification } from "../notifications/enqueue";
import { configuredChannels } from "../notifications/configured-channels";
import { consumeLimit } from "../limits/check";
import { refusal } from "../calls/refusals";
import type { CallContext } from "../contract/provider-error";
import { consumeLink } from "./account-links";
import { emailLimitKey, requireAccount, type Account } from "./tokens";

/* Confirms that an email belongs to its account, by a single-use link (docs/decisions/0014-accounts.md). */

/** Whether the owner still has to confirm the email. Always false if the site sends no mail to it. */
export const needsConfirmation = ({ email, emailConfirmedAt, kind }: Account) =>
  email !== null && emailConfirmedAt === null && kind !== "teacher" && configuredChannels().mail;

/** Enqueues a mail with a confirmation link. */
export const enqueueConfirmationMail = (tx: Database, accountId: number, now: Date) =>
  enqueueNotification(tx, {
    kind: "email.unconfirmed",
    about: { accountId },
    data: {},
    mailTo: ["person"],
    now,
  });

/** Sends the confirmation link to the caller again, unless one is still in the outbox or none is needed. */
export async function resendConfirmation(
  _request: object,
  context: CallContext,
): Promise<ResponseOf<typeof accountActions, "confirm-email">> {
  const { now = new Date() } = context;
  const db = await database();
  const account = await requireAccount(db, context);
  if (!needsConfirmation(account)) return {};
  const isPendingMail = and(
    eq(notices.accountId, account.id),
    eq(notices.kind, "email.unconfirmed"),
    eq(notices.state, "waiting"),
  );
  if ((await db.$count(notices, isPendingMail)) > 0) return {};
  // Limited per address and not per login, because the address may be a stranger's and logins are easy to open.
  await consumeLimit("confirmMail", emailLimitKey(account));
  await enqueueConfirmationMail(db, account.id, now);
  return {};
}

/** Confirms the email that a link was created for. @throws ProviderError notFound if the link is not valid. */
export async function confirmEmailByLink(
  { token }: ConfirmRequest,
  { language, now = new Date() }: { language: Language; now?: Date },
): Promise<void> {
  const db = await database();
  await db.transaction(async (tx) => {
    const account = await consumeLink(tx, token, "email", now);
    if (!account) throw refusal("linkOver", language);
    await tx.update(accounts).set({ emailConfirmedAt: now }).where(eq(accounts.id, account.id));
    await notifyOfHeldSeats(tx, account.id, now);
  });
}
