import { lt } from "drizzle-orm";
import type { Database } from "../db/types";
import { rateLimits } from "./tables";

/** Deletes counters of rate limits that have expired. */
export async function deleteExpiredCounters(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}
