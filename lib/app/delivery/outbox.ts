import { and, asc, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { notices } from "../../engines/notifications/tables";
import type { Database } from "../../base/db/types";
import { findHealthCheck } from "./health-check";
import { toNotificationRows, maxRetryMs } from "../../engines/notifications/enqueue";
import type { NotificationChannel } from "../../engines/notifications/events";
import { configuredChannels } from "../../engines/notifications/configured-channels";
import type { HealthCheck, NotificationRow } from "../../engines/notifications/channel";

/* The state of the outbox, for the desk and `npm run notices`. */

/** A stuck notification without its content. */
export type StuckNotice = Pick<NotificationRow, "id" | "kind" | "way" | "audience" | "error" | "tries"> & {
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
  stuck_notices: StuckNotice[];
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
      way: notices.way,
      waiting: sql<number>`count(*) filter (where ${notices.state} = 'waiting')::int`,
      retrying: sql<number>`count(*) filter (where ${notices.state} = 'waiting' and ${notices.error} is not null)::int`,
      stuck: sql<number>`count(*) filter (where ${notices.state} = 'stuck')::int`,
      sent: sql<string | null>`max(${notices.sentAt})`,
    })
    .from(notices)
    .groupBy(notices.way);
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
    .from(notices)
    .where(eq(notices.state, "stuck"))
    .orderBy(desc(notices.id))
    .limit(maxStuck);
  return {
    ways: configuredChannels(),
    waiting: sum("waiting"),
    retrying: sum("retrying"),
    stuck: sum("stuck"),
    last_sent: [last.mail.last_sent, last.webhook.last_sent].sort().at(-1) ?? null,
    last,
    stuck_notices: rows.map(({ id, kind, way, audience, error, tries, createdAt }) => ({
      id,
      kind,
      way,
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
    .select({ at: notices.failedAt, error: notices.error })
    .from(notices)
    .where(and(eq(notices.way, way), isNotNull(notices.failedAt)))
    .orderBy(desc(notices.failedAt))
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
      .select({ id: notices.id })
      .from(notices)
      .where(
        and(eq(notices.state, "stuck"), id === "all" ? sql`${notices.id} > ${after}` : eq(notices.id, id)),
      )
      .orderBy(asc(notices.id))
      .limit(batchSize);
    const ids = stuck.map((row) => row.id);
    const retried = await db
      .update(notices)
      .set({
        state: "waiting",
        tries: 0,
        error: null,
        nextTryAt: now,
        giveUpAt: new Date(now.getTime() + maxRetryMs),
      })
      .where(and(inArray(notices.id, ids), eq(notices.state, "stuck")))
      .returning({ id: notices.id });
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
  if (rows.length > 0) await db.insert(notices).values(rows);
  return rows.length > 0;
}
