import { asc, inArray, lt, sql } from "drizzle-orm";
import { env } from "../../env";
import { log } from "../../log/log";
import { enquiries, enrolments } from "../db/schema";
import type { Database } from "../db/types";

type LeadTable = typeof enrolments | typeof enquiries;

/** Rows in one statement: few enough that nobody waits for its locks. */
const batchSize = 500;

/** Statements for one table in one go: what is left then goes in the next. */
const maxBatches = 20;

/** The latest time at which a person had to do with the school: when they wrote, or when the desk had to do with them. */
const lastContact = (table: LeadTable) => sql`greatest(${table.createdAt}, ${table.contactedAt})`;

/**
 * Deletes the leads with which there was no contact for so many months, as the privacy policy says; with 0 none.
 * Several processes may do so at once.
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

/** @returns how many rows went. */
async function deleteBefore(db: Database, table: LeadTable, before: Date): Promise<number> {
  let count = 0;
  for (let batch = 0; batch < maxBatches; batch++) {
    const old = db
      .select({ id: table.id })
      .from(table)
      .where(lt(lastContact(table), before))
      .orderBy(asc(table.id))
      .limit(batchSize)
      .for("update", { skipLocked: true });
    const gone = await db.delete(table).where(inArray(table.id, old)).returning({ id: table.id });
    count += gone.length;
    if (gone.length < batchSize) break;
  }
  return count;
}

/** The same day and time so many months earlier, in UTC; the month's last day where that day is not in it. */
export function monthsBefore(now: Date, months: number): Date {
  const lastDay = new Date(now);
  lastDay.setUTCMonth(now.getUTCMonth() - months + 1, 0);
  const earlier = new Date(lastDay);
  earlier.setUTCDate(Math.min(now.getUTCDate(), lastDay.getUTCDate()));
  return earlier;
}
