import { sql } from "drizzle-orm";
import type { Database } from "../db/types";

/** Any number; it only has to be the same in every process that changes who works at the desk and as what. */
const membersLock = 7_265_003;

/** Lets changes of members, roles and invitations happen one after the other, until the transaction ends. */
export async function lockMembers(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${membersLock}::bigint)`);
}
