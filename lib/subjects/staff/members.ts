import { sql } from "drizzle-orm";
import type { Database } from "../../base/db/types";

/** An arbitrary lock number, the same in every process. */
const membersLock = 7_265_003;

/** Serializes changes of members, roles and invitations until the end of the transaction. */
export async function lockMembers(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${membersLock}::bigint)`);
}
