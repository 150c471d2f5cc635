import { lt } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { idempotencyKeys } from "./tables";

/** Lifetime of an Idempotency-Key in milliseconds: a day, far longer than clients retry. */
const keyTtlMs = 24 * 60 * 60 * 1000;

export async function deleteOldKeys(db: Database, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keyTtlMs)));
}
