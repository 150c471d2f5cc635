import { and, eq, inArray, ne, or } from "drizzle-orm";
import { accounts, calendars, tokens } from "./tables";
import type { Database } from "../../base/db/types";
import { forgetNetworks } from "./known-networks";
import { deleteLinks } from "./account-links";
import type { Account } from "./tokens";

/**
 * Revokes everything that grants access without the password, after the password was changed: logins, password reset
 * links, calendar addresses of the account and its students, and known networks. Confirmation links stay valid, because
 * they grant no access.
 * @param keepTokenHash the token hash of the calling session, which stays valid.
 * @returns the number of revoked logins.
 */
export async function endAccess(
  tx: Database,
  { id, email }: Pick<Account, "id" | "email">,
  keepTokenHash?: string,
): Promise<number> {
  await deleteLinks(tx, id, "password");
  const family = tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(or(eq(accounts.id, id), eq(accounts.parentId, id)));
  await tx.delete(calendars).where(inArray(calendars.accountId, family));
  if (email !== null) await forgetNetworks(tx, { kind: "member", email });
  const ofAccount = eq(tokens.accountId, id);
  const endedRows = await tx
    .delete(tokens)
    .where(keepTokenHash === undefined ? ofAccount : and(ofAccount, ne(tokens.hash, keepTokenHash)))
    .returning({ hash: tokens.hash });
  return endedRows.length;
}
