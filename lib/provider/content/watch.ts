import { sql } from "drizzle-orm";
import type { Database } from "../db/types";
import { repeat } from "../repeat";
import { publishDue } from "./change";

/** A change is noticed this much later at most, and its pages a moment after that: two seconds in all. */
const lookEveryMs = 1_000;

type State = { stamp: string; due: boolean };

/**
 * Where the content stands: other than before when something was published, by whichever process, or when the time of a
 * placement's picture, or of a season of the campaign, has begun or is over. One small question.
 */
async function readState(db: Database, now: Date): Promise<State> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = (await db.execute(sql`
    select concat_ws(' ',
        (select version from content_state),
        (select count(*) from link_properties where shown_from <= ${at}),
        (select count(*) from link_properties where shown_until <= ${at}),
        (select concat_ws(' ', count(*), max(updated_at), sum((starts_at <= ${at})::int), sum((ends_at <= ${at})::int))
          from campaign_seasons where state = 'published')) as stamp,
      exists(select 1 from content_records where publish_at <= ${at}) as due`)) as unknown as {
    rows: State[];
  };
  return rows[0] ?? { stamp: "", due: false };
}

/**
 * Publishes what is due, and says when what visitors see has changed: in the look that notices it, and again in the next
 * one, for a page that was being made of what was there before.
 */
export function contentWatch(db: Database, renew: () => Promise<void>) {
  let seen: string | undefined;
  let again = false;
  return async function look(now: Date): Promise<void> {
    let state = await readState(db, now);
    if (state.due && (await publishDue(db, now)) > 0) state = await readState(db, now);
    const changed = seen !== undefined && state.stamp !== seen;
    if (changed || again) await renew();
    again = changed;
    seen = state.stamp;
  };
}

/** Looks for as long as the process runs; a database that is away is looked for again. */
export function watchContent(db: Database, renew: () => Promise<void>): void {
  const look = contentWatch(db, renew);
  repeat({
    work: () => look(new Date()),
    everyMs: lookEveryMs,
    failed: "looking for changed content failed",
  });
}
