import { eq, sql } from "drizzle-orm";
import { addCounted, knowLinks, takeCounted } from "../../campaign/link-counts";
import { schoolDay } from "../../desk/school-day";
import { onShutdown } from "../../lifecycle/shutdown";
import { campaignLinkDays, campaignLinks } from "../db/schema";
import type { Database } from "../db/types";
import { repeat } from "../repeat";

/** Interval of writes, independent of the number of visits. */
const writeEveryMs = 1_000;
/** Links created by other processes are loaded after this many writes. */
const writesPerLook = 5;

/** Loads the active links into this process. */
export async function learnLinks(db: Database): Promise<void> {
  const rows = await db
    .select({ segment: campaignLinks.segment })
    .from(campaignLinks)
    .where(eq(campaignLinks.ended, false));
  knowLinks(rows.map(({ segment }) => segment));
}

/**
 * Adds this process's new counts to the database in one statement. After an error they are counted again with the next
 * write.
 */
export async function writeCounted(db: Database, now: Date): Promise<void> {
  const taken = takeCounted();
  if (taken.length === 0) return;
  const rows = taken.map(([segment, { visits, begun }]) => sql`(${segment}, ${visits}::int, ${begun}::int)`);
  try {
    await db.execute(sql`
      insert into ${campaignLinkDays} (link_id, day, visits, begun)
      select ${campaignLinks.id}, ${schoolDay(now)}::date, c.visits, c.begun
      from (values ${sql.join(rows, sql`, `)}) as c (segment, visits, begun)
      join ${campaignLinks} on ${campaignLinks.segment} = c.segment
      order by ${campaignLinks.id}
      on conflict (link_id, day) do update
      set visits = ${campaignLinkDays.visits} + excluded.visits, begun = ${campaignLinkDays.begun} + excluded.begun`);
  } catch (error) {
    addCounted(taken);
    throw error;
  }
}

/** Saves counts periodically, and the rest at shutdown. */
export function keepCounts(db: Database): void {
  let writes = 0;
  const work = async () => {
    if (writes++ % writesPerLook === 0) await learnLinks(db);
    await writeCounted(db, new Date());
  };
  repeat({ work, everyMs: writeEveryMs, failed: "link counts could not be saved" });
  onShutdown(() => writeCounted(db, new Date()));
}
