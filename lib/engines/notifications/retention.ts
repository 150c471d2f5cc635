import { and, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { notifications } from "./tables";

const dayMs = 24 * 60 * 60 * 1000;
/** Sent notifications are deleted after a month; the event itself is stored in its own table. */
const sentRetentionMs = 30 * dayMs;
/** How long staff can take back that they passed a notification on, in milliseconds. */
export const takeBackMs = dayMs;
/** Stuck notifications are kept for staff for three months. */
const stuckRetentionMs = 90 * dayMs;

/** Deletes notifications past their retention period. */
export async function deleteOldNotifications(db: Database, now: Date): Promise<void> {
  const before = (ageMs: number) => lt(notifications.createdAt, new Date(now.getTime() - ageMs));
  // What was passed on by hand keeps its data for a day, so that a tick can be taken back.
  await db
    .update(notifications)
    .set({ data: {} })
    .where(
      and(
        inArray(notifications.state, ["sent", "dropped"]),
        lt(notifications.handledAt, new Date(now.getTime() - takeBackMs)),
        sql`${notifications.data} <> '{}'::jsonb`,
      ),
    );
  await db
    .delete(notifications)
    .where(
      or(
        and(
          eq(notifications.way, "hand"),
          eq(notifications.state, "waiting"),
          lt(notifications.giveUpAt, now),
        ),
        and(eq(notifications.state, "dropped"), before(sentRetentionMs)),
        and(eq(notifications.state, "sent"), before(sentRetentionMs)),
        and(eq(notifications.state, "stuck"), before(stuckRetentionMs)),
      ),
    );
}
