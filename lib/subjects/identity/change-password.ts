import { and, eq } from "drizzle-orm";
import type { identityActions } from "./member-calls";
import type { RequestOf, ResponseOf } from "../../base/contract/call";
import { database } from "../../base/db/connect";
import { accounts } from "./tables";
import { consumeLimit } from "../../base/limits/check";
import { refusal } from "../../engines/calls/refusals";
import type { CallContext } from "../../engines/calls/context";
import { endAccess } from "./end-access";
import { notifyPasswordChanged } from "./forgotten-password";
import { isGuessable } from "./guessable-password";
import { rememberNetwork } from "./known-networks";
import { hashPassword, passwordFits } from "./passwords";
import { hashToken } from "./secret-token";
import { emailLimitKey, requireAccount } from "./tokens";

/**
 * Replaces the caller's password, and revokes all other access to the account (`endAccess`).
 * @throws ProviderError notAllowed if the old password is wrong; invalidInput if the new one is easy to guess.
 */
export async function changePassword(
  { old, password }: RequestOf<typeof identityActions, "password">,
  context: CallContext,
): Promise<ResponseOf<typeof identityActions, "password">> {
  const { token = "", language, now = new Date() } = context;
  const db = await database();
  const account = await requireAccount(db, context);
  const { id, passwordHash: currentHash } = account;
  // Every change sends a mail, and the address may be a stranger's, so attempts are limited per address.
  await consumeLimit("passwordChange", emailLimitKey(account));
  if (!(await passwordFits(currentHash, old))) throw refusal("wrongPassword", language, "old");
  if (await isGuessable(password, account.email ?? ""))
    throw refusal("guessablePassword", language, "password");
  const passwordHash = await hashPassword(password);
  const ended = await db.transaction(async (tx) => {
    // Of two concurrent changes the second is refused, because the stored hash is no longer the compared one.
    const withSamePassword = and(eq(accounts.id, id), eq(accounts.passwordHash, currentHash ?? ""));
    const updatedRows = await tx
      .update(accounts)
      .set({ passwordHash })
      .where(withSamePassword)
      .returning({ id: accounts.id });
    if (updatedRows.length === 0) throw refusal("wrongPassword", language, "old");
    await notifyPasswordChanged(tx, id, now);
    return endAccess(tx, account, hashToken(token));
  });
  // The change forgets all known networks. The owner uses this one right now.
  const { network } = context;
  if (network && account.email) await rememberNetwork(db, { kind: "member", email: account.email }, network);
  return { ended };
}
