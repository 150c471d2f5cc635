import { and, eq, lt, or } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { notifications } from "./tables";

const dayMs = 24 * 60 * 60 * 1000;
/** Sent notifications are deleted after a month; the event itself is stored in its own table. */
const sentRetentionMs = 30 * dayMs;
/** Stuck notifications are kept for staff for three months. */
const stuckRetentionMs = 90 * dayMs;

/** Deletes notifications past their retention period. */
export async function deleteOldNotifications(db: Database, now: Date): Promise<void> {
  const before = (ageMs: number) => lt(notifications.createdAt, new Date(now.getTime() - ageMs));
  await db
    .delete(notifications)
    .where(
      or(
        and(eq(notifications.state, "sent"), before(sentRetentionMs)),
        and(eq(notifications.state, "stuck"), before(stuckRetentionMs)),
      ),
    );
}
