import { and, eq, inArray, ne, or } from "drizzle-orm";
import { accounts, calendars, tokens } from "../db/schema";
import type { Database } from "../db/types";
import { forgetNetworks } from "./known-networks";
import { endLinks } from "./links";
import type { Account } from "./tokens";

/**
 * Ends all that opens an account, or shows something of it, without its password: when that is another one, whoever had
 * the old one is to be out. These are the logins, the links to a new password, the calendar addresses of the account and
 * of the students that it acts for, and the networks from which guesses at it are not counted together. A link that
 * confirms the address stays: it opens nothing.
 * @param keptToken hash of the login that stays, where somebody is at it.
 * @returns how many logins it ended.
 */
export async function endAccess(
  tx: Database,
  { id, email }: Pick<Account, "id" | "email">,
  keptToken?: string,
): Promise<number> {
  await endLinks(tx, id, "password");
  const family = tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(or(eq(accounts.id, id), eq(accounts.parentId, id)));
  await tx.delete(calendars).where(inArray(calendars.accountId, family));
  if (email !== null) await forgetNetworks(tx, { kind: "member", email });
  const own = eq(tokens.accountId, id);
  const ended = await tx
    .delete(tokens)
    .where(keptToken === undefined ? own : and(own, ne(tokens.hash, keptToken)))
    .returning({ hash: tokens.hash });
  return ended.length;
}
