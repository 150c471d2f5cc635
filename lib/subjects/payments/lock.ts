import { sql } from "drizzle-orm";
import type { Database } from "../../base/db/types";

/** Key of the advisory lock for payments: arbitrary, but the same in every process. */
const paymentLock = 8_472_651_317n;

/**
 * Serializes everything that records money or closes a month until the transaction ends. So receipts have no gaps, two
 * counter-entries cannot give the same money back, and nothing enters a month while it is being closed.
 */
export async function lockPayments(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${paymentLock}::bigint)`);
}
