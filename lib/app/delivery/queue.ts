import { and, eq, inArray, isNull, lt, lte, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { NotificationChannel } from "../../engines/notifications/events";
import { notifications } from "../../engines/notifications/tables";
import type { Database } from "../../base/db/types";
import type { NotificationRow } from "../../engines/notifications/channel";

/*
 * The outbox as a queue, in three short statements: no transaction is open while something is sent. Claims of a killed
 * process expire with their lease.
 */

/** Lease in milliseconds, far longer than a send may take (`sendLimitMs`). */
const leaseMs = 3 * 60_000;

const firstDelayMs = 60_000;
const maxDelayMs = 6 * 60 * 60_000;

/** Delay after the given number of attempts in milliseconds: one minute, doubled each time, at most six hours. */
export const retryDelayMs = (tries: number) => Math.min(firstDelayMs * 2 ** (tries - 1), maxDelayMs);

const hasState = (state: NotificationRow["state"]) => eq(notifications.state, state);

/**
 * Claims due notifications, at most one per lane: a person's next notification waits until the earlier one is sent or
 * stuck. Rows claimed by other processes are skipped.
 */
export async function claim(
  db: Database,
  way: NotificationChannel,
  now: Date,
  maxCount: number,
): Promise<NotificationRow[]> {
  const earlier = alias(notifications, "earlier");
  const earlierWaiting = db
    .select({ one: sql`1` })
    .from(earlier)
    .where(
      and(
        eq(earlier.lane, notifications.lane),
        sql`${earlier.id} < ${notifications.id}`,
        // A literal, so that the planner can use the partial index.
        sql`${earlier.state} = 'waiting'`,
      ),
    );
  const due = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        sql`${notifications.state} = 'waiting'`,
        eq(notifications.way, way),
        lte(notifications.nextTryAt, now),
        or(isNull(notifications.leaseUntil), lt(notifications.leaseUntil, now)),
        notExists(earlierWaiting),
      ),
    )
    // Only the index's column, so that a hundred thousand simultaneous reminders need no sort.
    .orderBy(notifications.nextTryAt)
    .limit(maxCount)
    .for("update", { skipLocked: true });
  const claimed = await db
    .update(notifications)
    .set({ leaseUntil: new Date(now.getTime() + leaseMs), tries: sql`${notifications.tries} + 1` })
    .where(inArray(notifications.id, due))
    .returning();
  return claimed.sort((one, other) => one.id - other.id);
}

/** Matches only the current claim: a process whose lease expired must not overwrite a newer result. */
const isOwnClaim = ({ id, tries }: NotificationRow) =>
  and(eq(notifications.id, id), eq(notifications.tries, tries), hasState("waiting"));

/** Marks notifications as sent in one statement and clears their data. */
export async function markSent(db: Database, rows: readonly NotificationRow[], now: Date): Promise<void> {
  const tries = rows.map((notification) => sql`(${notification.id}::int, ${notification.tries}::int)`);
  const isOwnClaims = sql`(${notifications.id}, ${notifications.tries}) in (${sql.join(tries, sql`, `)})`;
  await db
    .update(notifications)
    .set({ state: "sent", sentAt: now, leaseUntil: null, error: null, data: {} })
    // Selects by id, which is indexed, then keeps only current claims.
    .where(
      and(
        inArray(
          notifications.id,
          rows.map(({ id }) => id),
        ),
        isOwnClaims,
        hasState("waiting"),
      ),
    );
}

/** Schedules the next attempt or marks the notification as stuck. @returns whether it is stuck. */
export async function markFailed(
  db: Database,
  notification: NotificationRow,
  { error, isPermanent, now }: { error: string; isPermanent: boolean; now: Date },
): Promise<boolean> {
  const nextTryAt = new Date(now.getTime() + retryDelayMs(notification.tries));
  const isStuck = isPermanent || nextTryAt > notification.giveUpAt;
  await db
    .update(notifications)
    .set({ state: isStuck ? "stuck" : "waiting", leaseUntil: null, error, failedAt: now, nextTryAt })
    .where(isOwnClaim(notification));
  return isStuck;
}
