import { randomInt } from "node:crypto";
import { normalizeEmail } from "../../base/contract/email";
import { eq } from "drizzle-orm";
import * as z from "zod";
import { CommandRefusal } from "../../base/commands/command";
import { accounts, tokens } from "./tables";
import type { Connection, Database } from "../../base/db/types";
import { endAccess } from "./end-access";
import { notifyPasswordChanged } from "./forgotten-password";
import { hashPassword } from "./passwords";

export const accountOptions = z.strictObject({
  email: z.string().overwrite(normalizeEmail).toLowerCase().min(1),
});
type AccountOptions = z.output<typeof accountOptions>;

/** The result of the command: the new password, and the number of logins that were revoked. */
export type RenewedPassword = { password: string; logins: number };

/** Letters and digits that are not mistaken for each other on a screen or on the phone. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

/** 59 random bits in three groups: enough with the login's rate limits, and short enough to type. */
function generatePassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return [group(), group(), group()].join("-");
}

/**
 * Resets the password of the account with this email and revokes all access to it (`endAccess`). Yields a `Renewed` in
 * JSON.
 * @throws CommandRefusal if no account has the email, or its family has not accepted the invitation.
 */
export async function* renewPassword({ db }: Connection, { email }: AccountOptions) {
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  const logins = await db.transaction(async (tx) => {
    const { id, awaitsAcceptance } = await requireAccountByEmail(tx, email);
    if (awaitsAcceptance) throw new CommandRefusal(`${email} has not accepted the invitation yet.`);
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
    await notifyPasswordChanged(tx, id, new Date());
    return endAccess(tx, { id, email });
  });
  yield JSON.stringify({ password, logins } satisfies RenewedPassword);
}

/** @throws CommandRefusal if no account has the email. */
export async function requireAccountByEmail(db: Database, email: string) {
  const { id, kind, parentId, awaitsAcceptance } = accounts;
  const [account] = await db
    .select({ id, kind, parentId, awaitsAcceptance })
    .from(accounts)
    .where(eq(accounts.email, email));
  if (!account) throw new CommandRefusal(`No account has the email ${email}.`);
  return account;
}

/** Revokes all logins of an account. @returns their number. */
export async function endLogins(db: Database, accountId: number): Promise<number> {
  const endedRows = await db
    .delete(tokens)
    .where(eq(tokens.accountId, accountId))
    .returning({ hash: tokens.hash });
  return endedRows.length;
}
