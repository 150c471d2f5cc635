import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { ForgottenRequest } from "./login-calls";
import type { Language } from "../../base/i18n/languages";
import { database } from "../../base/db/connect";
import { accounts } from "./tables";
import type { Database } from "../../base/db/types";
import { enqueueNotification } from "../../engines/notifications/enqueue";
import { configuredChannels } from "../../engines/notifications/configured-channels";
import { ProviderError } from "../../base/contract/provider-error";
import { linkLifetimeMs } from "./account-links";

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

/** The account with this email, or undefined. One that awaits acceptance has no password yet. */
export async function findAccountByEmail(db: Database, email: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  return account && { ...account, email };
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
