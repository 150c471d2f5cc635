import { sql } from "drizzle-orm";
import type { Database } from "../db/types";
import { countPassedTimes } from "../pages/published";
import { repeat } from "../lifecycle/repeat";
import { publishDue } from "./publish-due";

/** Polling interval; with the page renewal, a change is visible within two seconds. */
const pollIntervalMs = 1_000;

type State = { stamp: string; due: boolean };

/**
 * Reads a stamp of the public content. It changes when any process publishes, and when the period of a placement's
 * picture, a package of class points, a voice, a campaign season or a page's section starts or ends. One cheap query.
 */
async function readState(db: Database, now: Date): Promise<State> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = (await db.execute(sql`
    select concat_ws(' ',
        (select version from content_state),
        (select count(*) from link_properties where shown_from <= ${at}),
        (select count(*) from link_properties where shown_until <= ${at}),
        (select count(*) from point_packages where active_from <= ${at}),
        (select count(*) from point_packages where active_until <= ${at}),
        (select count(*) from student_voices where active_from <= ${at}),
        (select count(*) from student_voices where active_until <= ${at}),
        (select concat_ws(' ', count(*), max(updated_at), sum((starts_at <= ${at})::int), sum((ends_at <= ${at})::int))
          from campaign_seasons where body is not null)) as stamp,
      exists(select 1 from content_records where publish_at <= ${at}) as due`)) as unknown as {
    rows: State[];
  };
  const { stamp = "", due = false } = rows[0] ?? {};
  return { stamp: `${stamp} ${countPassedTimes(now)}`, due };
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
