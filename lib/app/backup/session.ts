import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../base/db/types";

/** Runs a query and returns its rows, on either engine. */
export async function queryRows<Row>(db: Database, query: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as { rows: Row[] };
  return rows;
}

/** Disables timeouts until the transaction ends: they are for visitors' queries, and a backup takes longer. */
export async function disableTimeouts(tx: Database): Promise<void> {
  for (const limit of ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"]) {
    await tx.execute(sql.raw(`set local ${limit} = 0`));
  }
}
