import type { identityActions } from "./member-calls";
import type { ResponseOf } from "../../base/contract/call";
import { database } from "../../base/db/connect";
import { isWaiting } from "../../engines/notifications/queries";
import type { Database } from "../../base/db/types";
import { enqueueNotification } from "../../engines/notifications/enqueue";
import { configuredChannels } from "../../engines/notifications/configured-channels";
import { consumeLimit } from "../../base/limits/check";
import type { CallContext } from "../../engines/calls/context";
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
): Promise<ResponseOf<typeof identityActions, "confirm-email">> {
  const { now = new Date() } = context;
  const db = await database();
  const account = await requireAccount(db, context);
  if (!needsConfirmation(account)) return {};
  if (await isWaiting(db, account.id, "email.unconfirmed")) return {};
  // Limited per address and not per login, because the address may be a stranger's and logins are easy to open.
  await consumeLimit("confirmMail", emailLimitKey(account));
  await enqueueConfirmationMail(db, account.id, now);
  return {};
}
