import { and, eq, inArray, isNull, lt, lte, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { NotificationChannel } from "../../engines/notifications/events";
import { notices } from "../../engines/notifications/tables";
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

const hasState = (state: NotificationRow["state"]) => eq(notices.state, state);

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
  const earlier = alias(notices, "earlier");
  const earlierWaiting = db
    .select({ one: sql`1` })
    .from(earlier)
    .where(
      and(
        eq(earlier.lane, notices.lane),
        sql`${earlier.id} < ${notices.id}`,
        // A literal, so that the planner can use the partial index.
        sql`${earlier.state} = 'waiting'`,
      ),
    );
  const due = db
    .select({ id: notices.id })
    .from(notices)
    .where(
      and(
        sql`${notices.state} = 'waiting'`,
        eq(notices.way, way),
        lte(notices.nextTryAt, now),
        or(isNull(notices.leaseUntil), lt(notices.leaseUntil, now)),
        notExists(earlierWaiting),
      ),
    )
    // Only the index's column, so that a hundred thousand simultaneous reminders need no sort.
    .orderBy(notices.nextTryAt)
    .limit(maxCount)
    .for("update", { skipLocked: true });
  const claimed = await db
    .update(notices)
    .set({ leaseUntil: new Date(now.getTime() + leaseMs), tries: sql`${notices.tries} + 1` })
    .where(inArray(notices.id, due))
    .returning();
  return claimed.sort((one, other) => one.id - other.id);
}

/** Matches only the current claim: a process whose lease expired must not overwrite a newer result. */
const isOwnClaim = ({ id, tries }: NotificationRow) =>
  and(eq(notices.id, id), eq(notices.tries, tries), hasState("waiting"));

/** Marks notifications as sent in one statement and clears their data. */
export async function markSent(db: Database, rows: readonly NotificationRow[], now: Date): Promise<void> {
  const tries = rows.map((notice) => sql`(${notice.id}::int, ${notice.tries}::int)`);
  const isOwnClaims = sql`(${notices.id}, ${notices.tries}) in (${sql.join(tries, sql`, `)})`;
  await db
    .update(notices)
    .set({ state: "sent", sentAt: now, leaseUntil: null, error: null, data: {} })
    // Selects by id, which is indexed, then keeps only current claims.
    .where(
      and(
        inArray(
          notices.id,
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
  notice: NotificationRow,
  { error, isPermanent, now }: { error: string; isPermanent: boolean; now: Date },
): Promise<boolean> {
  const nextTryAt = new Date(now.getTime() + retryDelayMs(notice.tries));
  const isStuck = isPermanent || nextTryAt > notice.giveUpAt;
  await db
    .update(notices)
    .set({ state: isStuck ? "stuck" : "waiting", leaseUntil: null, error, failedAt: now, nextTryAt })
    .where(isOwnClaim(notice));
  return isStuck;
}
