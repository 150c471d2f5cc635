import { and, eq, lt, or } from "drizzle-orm";
import { notices } from "../db/schema";
import type { Database } from "../db/types";

const dayMs = 24 * 60 * 60 * 1000;
/** That something was sent is known for a month: what happened stands in its own table. */
const sentForMs = 30 * dayMs;
/** What could not be sent waits for somebody to look for three months. */
const stuckForMs = 90 * dayMs;

/** Removes notices that nobody needs any more. */
export async function deleteOldNotices(db: Database, now: Date): Promise<void> {
  const before = (ageMs: number) => lt(notices.createdAt, new Date(now.getTime() - ageMs));
  await db
    .delete(notices)
    .where(
      or(
        and(eq(notices.state, "sent"), before(sentForMs)),
        and(eq(notices.state, "stuck"), before(stuckForMs)),
      ),
    );
}
