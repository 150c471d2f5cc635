import { and, eq, inArray, isNull, lt, lte, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { NoticeWay } from "../../notices/events";
import { notices } from "../db/schema";
import type { Database } from "../db/types";
import type { Notice } from "./ways";

/*
 * The outbox as a queue, by three short statements: no transaction is open while something is sent. What a killed
 * process had in hand is free again when its lease is over.
 */

/** Longer than a notice may take (`sendLimitMs`), by far, in milliseconds. */
const leaseMs = 3 * 60_000;

const firstPauseMs = 60_000;
const longestPauseMs = 6 * 60 * 60_000;

/** The pause after so many tries, in milliseconds: one minute, twice as long each time, six hours at most. */
export const pauseAfter = (tries: number) => Math.min(firstPauseMs * 2 ** (tries - 1), longestPauseMs);

const ofState = (state: Notice["state"]) => eq(notices.state, state);

/**
 * Takes notices in hand that are due, at most one of a lane: the next one of a person waits until the one before has
 * left or is stuck. What another process has or is taking is passed over.
 */
export async function claim(db: Database, way: NoticeWay, now: Date, most: number): Promise<Notice[]> {
  const earlier = alias(notices, "earlier");
  const before = db
    .select({ one: sql`1` })
    .from(earlier)
    .where(
      and(
        eq(earlier.lane, notices.lane),
        sql`${earlier.id} < ${notices.id}`,
        // Written out, so that it is seen to be what the index holds.
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
        notExists(before),
      ),
    )
    // By this alone, as the index has it: a hundred thousand reminders of one moment are not sorted for each look.
    .orderBy(notices.nextTryAt)
    .limit(most)
    .for("update", { skipLocked: true });
  const taken = await db
    .update(notices)
    .set({ leaseUntil: new Date(now.getTime() + leaseMs), tries: sql`${notices.tries} + 1` })
    .where(inArray(notices.id, due))
    .returning();
  return taken.sort((one, other) => one.id - other.id);
}

/** Only whoever still has it in hand: of two, after a lease that ran out, the second knows better. */
const inHand = ({ id, tries }: Notice) =>
  and(eq(notices.id, id), eq(notices.tries, tries), ofState("waiting"));

/** They have left, told in one statement. What they held is of no more use. */
export async function markSent(db: Database, sent: readonly Notice[], now: Date): Promise<void> {
  const tries = sent.map((notice) => sql`(${notice.id}::int, ${notice.tries}::int)`);
  const held = sql`(${notices.id}, ${notices.tries}) in (${sql.join(tries, sql`, `)})`;
  await db
    .update(notices)
    .set({ state: "sent", sentAt: now, leaseUntil: null, error: null, data: {} })
    // By the ids alone, which an index has; then only what is still in hand.
    .where(
      and(
        inArray(
          notices.id,
          sent.map(({ id }) => id),
        ),
        held,
        ofState("waiting"),
      ),
    );
}

/** It did not leave: it waits for its next try, or is stuck for somebody to look at. @returns whether it is stuck. */
export async function markFailed(
  db: Database,
  notice: Notice,
  { error, forGood, now }: { error: string; forGood: boolean; now: Date },
): Promise<boolean> {
  const nextTryAt = new Date(now.getTime() + pauseAfter(notice.tries));
  const stuck = forGood || nextTryAt > notice.giveUpAt;
  await db
    .update(notices)
    .set({ state: stuck ? "stuck" : "waiting", leaseUntil: null, error, failedAt: now, nextTryAt })
    .where(inHand(notice));
  return stuck;
}
