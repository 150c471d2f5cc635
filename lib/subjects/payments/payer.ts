import type { Database } from "../../base/db/types";
import type { CallContext } from "../../engines/calls/context";
import { readAccounts } from "../identity/queries";
import { requireAccount } from "../identity/tokens";

/** The account whose payments the caller may see: a parent's own, or that of an adult who learns alone. */
export async function findPayerId(db: Database, context: CallContext): Promise<number | undefined> {
  const account = await requireAccount(db, context);
  if (account.kind === "parent") return account.id;
  if (account.parentId === null) return undefined;
  const parent = (await readAccounts(db, [account.parentId])).get(account.parentId);
  return parent?.email === null && !parent.awaitsAcceptance ? parent.id : undefined;
}
