import type { Database } from "../../base/db/types";
import { accounts } from "./tables";

/** Creates an account. @returns its id; undefined if the email has an account */
export async function createAccount(
  tx: Database,
  fields: typeof accounts.$inferInsert,
): Promise<number | undefined> {
  const [account] = await tx
    .insert(accounts)
    .values(fields)
    .onConflictDoNothing({ target: accounts.email })
    .returning({ id: accounts.id });
  return account?.id;
}
