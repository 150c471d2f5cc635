import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import * as z from "zod";
import { CommandRefusal } from "../admin/refusal";
import { accounts, tokens } from "../db/schema";
import type { Connection, Database } from "../db/types";
import { endAccess } from "./end-access";
import { tellOfPassword } from "./forgotten";
import { hashPassword } from "./passwords";

export const accountOptions = z.strictObject({ email: z.string().trim().toLowerCase().min(1) });
type AccountOptions = z.output<typeof accountOptions>;

/** What an operator is told after a new password: the password itself, and how many logins it ended. */
export type Renewed = { password: string; logins: number };

/** Letters and digits that nobody takes for another one, on a screen or on the phone. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

/** 59 random bits in three groups: enough behind a limit of tries, and short enough to be typed. */
function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return [group(), group(), group()].join("-");
}

/**
 * Gives the account with this email a new password, for someone who forgot theirs, and ends all access to it
 * (`endAccess`). Answers a `Renewed` in JSON.
 * @throws CommandRefusal where no account has the email.
 */
export async function* renewPassword({ db }: Connection, { email }: AccountOptions) {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const logins = await db.transaction(async (tx) => {
    const { id } = await accountWith(tx, email);
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
    await tellOfPassword(tx, id, new Date());
    return endAccess(tx, { id, email });
  });
  yield JSON.stringify({ password, logins } satisfies Renewed);
}

/** @throws CommandRefusal where no account has the email. */
export async function accountWith(db: Database, email: string) {
  const { id, kind, parentId } = accounts;
  const [account] = await db.select({ id, kind, parentId }).from(accounts).where(eq(accounts.email, email));
  if (!account) throw new CommandRefusal(`No account has the email ${email}.`);
  return account;
}

/** @returns how many there were. */
export async function endLogins(db: Database, accountId: number): Promise<number> {
  const ended = await db
    .delete(tokens)
    .where(eq(tokens.accountId, accountId))
    .returning({ hash: tokens.hash });
  return ended.length;
}
