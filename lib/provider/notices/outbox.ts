import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { notices } from "../db/schema";
import type { Database } from "../db/types";
import { tell, tryForMs } from "./tell";
import { waysSetUp, type Notice } from "./ways";

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
  /** The latest that are stuck. */
  stuck_notices: StuckNotice[];
};

const mostStuck = 50;

export async function readOutbox(db: Database): Promise<Outbox> {
  const [counts] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${notices.state} = 'waiting')::int`,
      retrying: sql<number>`count(*) filter (where ${notices.state} = 'waiting' and ${notices.error} is not null)::int`,
      stuck: sql<number>`count(*) filter (where ${notices.state} = 'stuck')::int`,
      last: sql<string | null>`max(${notices.sentAt})`,
    })
    .from(notices);
  const rows = await db
    .select()
    .from(notices)
    .where(eq(notices.state, "stuck"))
    .orderBy(desc(notices.id))
    .limit(mostStuck);
  return {
    ways: waysSetUp(),
    waiting: counts?.waiting ?? 0,
    retrying: counts?.retrying ?? 0,
    stuck: counts?.stuck ?? 0,
    last_sent: counts?.last ? new Date(counts.last).toISOString() : null,
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

/** Sends a test by every way that is set up. @returns whether there is one. */
export async function tellTest(db: Database, now: Date): Promise<boolean> {
  const { schoolMail, webhook } = waysSetUp();
  await tell(db, {
    kind: "test.asked",
    about: { e164: null, lead: `test:${now.getTime()}` },
    data: {},
    mailTo: ["school"],
    now,
  });
  return schoolMail || webhook;
}
