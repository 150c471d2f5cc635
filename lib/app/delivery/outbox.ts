import { and, asc, desc, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { notifications } from "../../engines/notifications/tables";
import type { Database } from "../../base/db/types";
import { findHealthCheck } from "./health-check";
import { toNotificationRows, maxRetryMs } from "../../engines/notifications/enqueue";
import type { NotificationChannel } from "../../engines/notifications/events";
import { configuredChannels } from "../../engines/notifications/configured-channels";
import type { HealthCheck, NotificationRow } from "../../engines/notifications/channel";

/* The state of the outbox, for the desk and `npm run notifications`. */

/** A stuck notification without its content. */
export type StuckNotification = Pick<NotificationRow, "id" | "kind" | "audience" | "error" | "tries"> & {
  way: NotificationChannel;
  created_at: string;
};

export type Outbox = {
  /** The configured channels. */
  ways: ReturnType<typeof configuredChannels>;
  waiting: number;
  /** Waiting notifications with at least one failed attempt. */
  retrying: number;
  stuck: number;
  /** Time of the last sent notification. */
  last_sent: string | null;
  /** Last success and failure by channel. */
  last: Record<NotificationChannel, ChannelState>;
  /** The latest stuck notifications. */
  stuck_notifications: StuckNotification[];
};

export type ChannelState = {
  last_sent: string | null;
  /** `error` is empty if that notification was sent since, or is being retried. */
  last_failed: { at: string; error: string } | null;
  /** This process's health check, until a later success or failure. */
  looked: HealthCheck | null;
};

const maxStuck = 50;

export async function readOutbox(db: Database): Promise<Outbox> {
  const counts = await db
    .select({
      way: notifications.way,
      waiting: sql<number>`count(*) filter (where ${notifications.state} = 'waiting')::int`,
      retrying: sql<number>`count(*) filter (where ${notifications.state} = 'waiting' and ${notifications.error} is not null)::int`,
      stuck: sql<number>`count(*) filter (where ${notifications.state} = 'stuck')::int`,
      sent: sql<string | null>`max(${notifications.sentAt})`,
    })
    .from(notifications)
    .where(ne(notifications.way, "hand"))
    .groupBy(notifications.way);
  const sum = (key: "waiting" | "retrying" | "stuck") => counts.reduce((total, row) => total + row[key], 0);
  const readChannelState = async (way: NotificationChannel): Promise<ChannelState> => {
    const last_sent = toIsoString(counts.find((row) => row.way === way)?.sent ?? null);
    const last_failed = await findLastFailure(db, way);
    const healthCheck = findHealthCheck(way);
    const isCurrent = healthCheck && [last_sent, last_failed?.at].every((at) => !at || at < healthCheck.at);
    return { last_sent, last_failed, looked: isCurrent ? healthCheck : null };
  };
  const last = { mail: await readChannelState("mail"), webhook: await readChannelState("webhook") };
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.state, "stuck"))
    .orderBy(desc(notifications.id))
    .limit(maxStuck);
  return {
    ways: configuredChannels(),
    waiting: sum("waiting"),
    retrying: sum("retrying"),
    stuck: sum("stuck"),
    last_sent: [last.mail.last_sent, last.webhook.last_sent].sort().at(-1) ?? null,
    last,
    stuck_notifications: rows.map(({ id, kind, way, audience, error, tries, createdAt }) => ({
      id,
      kind,
      way: way === "webhook" ? way : "mail",
      audience,
      error,
      tries,
      created_at: createdAt.toISOString(),
    })),
  };
}

const toIsoString = (at: string | null) => at && new Date(at).toISOString();

async function findLastFailure(db: Database, way: NotificationChannel): Promise<ChannelState["last_failed"]> {
  const [row] = await db
    .select({ at: notifications.failedAt, error: notifications.error })
    .from(notifications)
    // Refused mails wait to be sent by hand.
    .where(
      and(
        inArray(notifications.way, way === "mail" ? ["mail", "hand"] : [way]),
        isNotNull(notifications.failedAt),
      ),
    )
    .orderBy(desc(notifications.failedAt))
    .limit(1);
  return row?.at ? { at: row.at.toISOString(), error: row.error ?? "" } : null;
}

/** Rows per statement, so that its locks are short. */
const batchSize = 500;

/**
 * Retries one or all stuck notifications for another three days.
 * @returns the number of retried notifications.
 */
export async function retryStuck(db: Database, id: number | "all", now: Date): Promise<number> {
  let count = 0;
  for (let after = 0; ;) {
    const stuck = await db
      .select({ id: notifications.id })
      .from(notifications)
      .where(
        and(
          eq(notifications.state, "stuck"),
          id === "all" ? sql`${notifications.id} > ${after}` : eq(notifications.id, id),
        ),
      )
      .orderBy(asc(notifications.id))
      .limit(batchSize);
    const ids = stuck.map((row) => row.id);
    const retried = await db
      .update(notifications)
      .set({
        state: "waiting",
        tries: 0,
        error: null,
        nextTryAt: now,
        giveUpAt: new Date(now.getTime() + maxRetryMs),
      })
      .where(and(inArray(notifications.id, ids), eq(notifications.state, "stuck")))
      .returning({ id: notifications.id });
    count += retried.length;
    after = ids.at(-1) ?? after;
    if (id !== "all" || ids.length < batchSize) return count;
  }
}

/**
 * Enqueues a test notification for the school on all configured channels, or on one.
 * @returns whether a matching channel is configured.
 */
export async function enqueueTestNotification(
  db: Database,
  now: Date,
  channel?: NotificationChannel,
): Promise<boolean> {
  const rows = toNotificationRows({
    kind: "test.asked",
    about: { lane: `test:${now.getTime()}` },
    data: {},
    mailTo: ["school"],
    now,
  }).filter(({ way }) => channel === undefined || way === channel);
  if (rows.length > 0) await db.insert(notifications).values(rows);
  return rows.length > 0;
}
