import { and, eq, lt, or } from "drizzle-orm";
import { notices } from "../db/schema";
import type { Database } from "../db/types";

const dayMs = 24 * 60 * 60 * 1000;
/** Sent notifications are deleted after a month; the event itself is stored in its own table. */
const sentRetentionMs = 30 * dayMs;
/** Stuck notifications are kept for staff for three months. */
const stuckRetentionMs = 90 * dayMs;

/** Deletes notifications past their retention period. */
export async function deleteOldNotifications(db: Database, now: Date): Promise<void> {
  const before = (ageMs: number) => lt(notices.createdAt, new Date(now.getTime() - ageMs));
  await db
    .delete(notices)
    .where(
      or(
        and(eq(notices.state, "sent"), before(sentRetentionMs)),
        and(eq(notices.state, "stuck"), before(stuckRetentionMs)),
      ),
    );
}
