import { sql } from "drizzle-orm";
import type { Database } from "../../base/db/types";

/** Key of the advisory lock for demo content: arbitrary, but the same in every process. */
const contentLock = 7_265_002;

/** Serializes changes of demo content across processes, until the transaction ends. */
export async function lockContent(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${contentLock}::bigint)`);
}
