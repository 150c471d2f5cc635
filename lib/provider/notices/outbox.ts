import { and, asc, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { notices } from "../db/schema";
import type { Database } from "../db/types";
import { lookOf } from "./look";
import { noticeRows, tryForMs } from "./tell";
import type { NoticeWay } from "../../notices/events";
import { waysSetUp } from "../../notices/set-up";
import type { Look, Notice } from "./ways";

/* The state of the outbox, for the desk and `npm run notices`. */

/** A stuck notification without its content. */
export type StuckNotice = Pick<Notice, "id" | "kind" | "way" | "audience" | "error" | "tries"> & {
  created_at: string;
};

export type Outbox = {
  /** The configured channels. */
  ways: ReturnType<typeof waysSetUp>;
  waiting: number;
  /** Waiting notifications with at least one failed attempt. */
  retrying: number;
  stuck: number;
  /** Time of the last sent notification. */
  last_sent: string | null;
  /** Last success and failure by channel. */
  last: Record<NoticeWay, LastOf>;
  /** The latest stuck notifications. */
  stuck_notices: StuckNotice[];
};

export type LastOf = {
  last_sent: string | null;
  /** `error` is empty if that notification was sent since, or is being retried. */
  last_failed: { at: string; error: string } | null;
  /** This process's health check, until a later success or failure. */
  looked: Look | null;
};

const mostStuck = 50;

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
  const sum = (of: "waiting" | "retrying" | "stuck") => counts.reduce((total, row) => total + row[of], 0);
  const lastOf = async (way: NoticeWay): Promise<LastOf> => {
    const last_sent = asInstant(counts.find((row) => row.way === way)?.sent ?? null);
    const last_failed = await lastFailed(db, way);
    const look = lookOf(way);
    const isNews = look && [last_sent, last_failed?.at].every((at) => !at || at < look.at);
    return { last_sent, last_failed, looked: isNews ? look : null };
  };
  const last = { mail: await lastOf("mail"), webhook: await lastOf("webhook") };
  const rows = await db
    .select()
    .from(notices)
    .where(eq(notices.state, "stuck"))
    .orderBy(desc(notices.id))
    .limit(mostStuck);
  return {
    ways: waysSetUp(),
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

const asInstant = (at: string | null) => at && new Date(at).toISOString();

async function lastFailed(db: Database, way: NoticeWay): Promise<LastOf["last_failed"]> {
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
export async function sendAgain(db: Database, id: number | "all", now: Date): Promise<number> {
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
    const freed = await db
      .update(notices)
      .set({
        state: "waiting",
        tries: 0,
        error: null,
        nextTryAt: now,
        giveUpAt: new Date(now.getTime() + tryForMs),
      })
      .where(and(inArray(notices.id, ids), eq(notices.state, "stuck")))
      .returning({ id: notices.id });
    count += freed.length;
    after = ids.at(-1) ?? after;
    if (id !== "all" || ids.length < batchSize) return count;
  }
}

/**
 * Enqueues a test notification for the school on all configured channels, or on one.
 * @returns whether a matching channel is configured.
 */
export async function tellTest(db: Database, now: Date, only?: NoticeWay): Promise<boolean> {
  const rows = noticeRows({
    kind: "test.asked",
    about: { nobody: `test:${now.getTime()}` },
    data: {},
    mailTo: ["school"],
    now,
  }).filter(({ way }) => only === undefined || way === only);
  if (rows.length > 0) await db.insert(notices).values(rows);
  return rows.length > 0;
}
