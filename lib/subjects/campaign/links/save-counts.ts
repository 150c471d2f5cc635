import { eq, sql } from "drizzle-orm";
import { addLinkCounts, setKnownLinks, takeCounts } from "./link-counts";
import { schoolDay } from "../../school/school-time";
import { onShutdown } from "../../../engines/lifecycle/shutdown";
import { campaignLinkDays, campaignLinks } from "./tables";
import type { Database } from "../../../base/db/types";
import { repeat } from "../../../engines/lifecycle/repeat";

/** Interval of writes, independent of the number of visits. */
const writeIntervalMs = 1_000;
/** Links created by other processes are loaded after this many writes. */
const writesPerReload = 5;

/** Loads the active links into this process. */
export async function loadLinks(db: Database): Promise<void> {
  const rows = await db
    .select({ segment: campaignLinks.segment })
    .from(campaignLinks)
    .where(eq(campaignLinks.ended, false));
  setKnownLinks(rows.map(({ segment }) => segment));
}

/**
 * Adds this process's new counts to the database in one statement. After an error they are counted again with the next
 * write.
 */
export async function saveCounts(db: Database, now: Date): Promise<void> {
  const counts = takeCounts();
  if (counts.length === 0) return;
  const rows = counts.map(([segment, { visits, begun }]) => sql`(${segment}, ${visits}::int, ${begun}::int)`);
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
    addLinkCounts(counts);
    throw error;
  }
}

/** Saves counts periodically, and the rest at shutdown. */
export function startSavingCounts(db: Database): void {
  let writes = 0;
  const work = async () => {
    if (writes++ % writesPerReload === 0) await loadLinks(db);
    await saveCounts(db, new Date());
  };
  repeat({ work, everyMs: writeIntervalMs, failureMessage: "link counts could not be saved" });
  onShutdown(() => saveCounts(db, new Date()));
}
