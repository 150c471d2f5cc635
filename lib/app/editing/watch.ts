import { sql } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { instantValue } from "../../engines/content/time-stamp";
import { repeat } from "../../engines/lifecycle/repeat";
import { publishDue } from "./publish-due";
import { stores } from "./stores";

/** Polling interval; with the page renewal, a change is visible within two seconds. */
const pollIntervalMs = 1_000;

type State = { stamp: string; due: boolean };

/** Reads a stamp of the public content, which changes when any process publishes and when time shows or hides something. */
async function readState(db: Database, now: Date): Promise<State> {
  const stamps = Object.values(stores).flatMap((store) => store.timeStamp?.(now) ?? []);
  const { rows } = (await db.execute(sql`
    select concat_ws(' ', (select version from content_state), ${sql.join(stamps, sql`, `)}) as stamp,
      exists(select 1 from content_records where publish_at <= ${instantValue(now)}) as due`)) as unknown as {
    rows: State[];
  };
  return rows[0] ?? { stamp: "", due: false };
}

/**
 * Publishes due drafts and renews pages after a change: in the poll that notices it and in the next one, in case a page
 * was rendering with the old content.
 */
export function createContentPoll(db: Database, renew: () => Promise<void>) {
  let lastStamp: string | undefined;
  let renewAgain = false;
  return async function poll(now: Date): Promise<void> {
    let state = await readState(db, now);
    if (state.due && (await publishDue(db, now)) > 0) state = await readState(db, now);
    const changed = lastStamp !== undefined && state.stamp !== lastStamp;
    if (changed || renewAgain) await renew();
    renewAgain = changed;
    lastStamp = state.stamp;
  };
}

/** Polls until the process ends; failed polls are retried. */
export function watchContent(db: Database, renew: () => Promise<void>): void {
  const poll = createContentPoll(db, renew);
  repeat({
    work: () => poll(new Date()),
    everyMs: pollIntervalMs,
    failureMessage: "polling for changed content failed",
  });
}
