import { and, asc, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { notices } from "../db/schema";
import type { Database } from "../db/types";
import { lookOf } from "./look";
import { noticeRows, tryForMs } from "./tell";
import type { NoticeWay } from "../../notices/events";
import { waysSetUp } from "../../notices/set-up";
import type { Look, Notice } from "./ways";

/* The outbox as people look at it: at the desk and by `npm run notices`. */

/** One line of what is stuck: what, to whom by which way, since when and why; nothing of what is in it. */
export type StuckNotice = Pick<Notice, "id" | "kind" | "way" | "audience" | "error" | "tries"> & {
  created_at: string;
};

export type Outbox = {
  /** Which ways are set up. */
  ways: ReturnType<typeof waysSetUp>;
  waiting: number;
  /** Of those that wait, how many were tried in vain so far. */
  retrying: number;
  stuck: number;
  /** When something left last. */
  last_sent: string | null;
  /** Of each way, when something left last, and when last it did not. */
  last: Record<NoticeWay, LastOf>;
  /** The latest that are stuck. */
  stuck_notices: StuckNotice[];
};

export type LastOf = {
  last_sent: string | null;
  /** Why is empty where that notice has left since, or somebody has let it be tried again. */
  last_failed: { at: string; error: string } | null;
  /** What this process saw at its start, until something has left since or did not. */
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

/** Notices in one statement: few enough that nobody waits for it. */
const batchSize = 500;

/**
 * Lets what is stuck be tried again, for another three days: one notice, or all of them.
 * @returns how many.
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
 * Sends a test to the school by every way that is set up, or by one of them.
 * @returns whether there is such a way.
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
