import { asc, inArray, lt, sql } from "drizzle-orm";
import { env } from "../../base/env";
import { log } from "../../base/log/log";
import { enquiries, enrolments } from "./tables";
import type { Database } from "../../base/db/types";
import { monthsBefore } from "../../base/schedule/months-before";

type LeadTable = typeof enrolments | typeof enquiries;

/** Rows per statement, so that its locks are short. */
const batchSize = 500;

/** Statements per table and run; the next run deletes the rest. */
const maxBatches = 20;

/** The time of the lead's creation or of the desk's last contact, whichever is later. */
const lastContact = (table: LeadTable) => sql`greatest(${table.createdAt}, ${table.contactedAt})`;

/**
 * Deletes leads without contact for `months`, as the privacy policy states; 0 disables it. Several processes may run it
 * concurrently.
 */
export async function deleteOldLeads(
  db: Database,
  now: Date,
  months = env().LEADS_RETENTION_MONTHS,
): Promise<void> {
  if (months === 0) return;
  const before = monthsBefore(now, months);
  const count = (await deleteBefore(db, enrolments, before)) + (await deleteBefore(db, enquiries, before));
  if (count > 0) log.info({ count }, "old leads deleted");
}

/** @returns the number of deleted rows. */
async function deleteBefore(db: Database, table: LeadTable, before: Date): Promise<number> {
  let count = 0;
  for (let batch = 0; batch < maxBatches; batch++) {
    const expired = db
      .select({ id: table.id })
      .from(table)
      .where(lt(lastContact(table), before))
      .orderBy(asc(table.id))
      .limit(batchSize)
      .for("update", { skipLocked: true });
    const deleted = await db.delete(table).where(inArray(table.id, expired)).returning({ id: table.id });
    count += deleted.length;
    if (deleted.length < batchSize) break;
  }
  return count;
}
