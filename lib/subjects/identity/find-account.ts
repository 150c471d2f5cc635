import { eq } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { accounts } from "./tables";

/** Finds the id of the account with an email. */
export async function findAccountId(db: Database, email: string): Promise<number | undefined> {
  const [account] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
  return account?.id;
}
