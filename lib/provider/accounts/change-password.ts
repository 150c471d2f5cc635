import { and, eq } from "drizzle-orm";
import type { AccountActionAnswer, AccountActionRequest } from "../../account/actions";
import { database } from "../db/connect";
import { accounts } from "../db/schema";
import { countTry } from "../../limits/check";
import { refusal } from "../refusals";
import type { CallContext } from "../types";
import { endAccess } from "./end-access";
import { tellOfPassword } from "./forgotten";
import { isGuessable } from "./guessable-password";
import { hashPassword, passwordFits } from "./passwords";
import { emailOf, hashOf, requireAccount } from "./tokens";

/**
 * Replaces the caller's password, and revokes all other access to the account (`endAccess`).
 * @throws ProviderError notAllowed if the old password is wrong; invalidInput if the new one is easy to guess.
 */
export async function changePassword(
  { old, password }: AccountActionRequest<"password">,
  context: CallContext,
): Promise<AccountActionAnswer<"password">> {
  const { token = "", language, now = new Date() } = context;
  const db = await database();
  const account = await requireAccount(db, context);
  const { id, passwordHash: before } = account;
  // Every change sends a mail, and the address may be a stranger's, so attempts are limited per address.
  await countTry("passwordChange", emailOf(account));
  if (!(await passwordFits(before, old))) throw refusal("wrongPassword", language, "old");
  if (await isGuessable(password, account.email ?? ""))
    throw refusal("guessablePassword", language, "password");
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    // Of two concurrent changes the second is refused, because the stored hash is no longer the compared one.
    const same = and(eq(accounts.id, id), eq(accounts.passwordHash, before ?? ""));
    const changed = await tx
      .update(accounts)
      .set({ passwordHash })
      .where(same)
      .returning({ id: accounts.id });
    if (changed.length === 0) throw refusal("wrongPassword", language, "old");
    await tellOfPassword(tx, id, now);
    return { ended: await endAccess(tx, account, hashOf(token)) };
  });
}
