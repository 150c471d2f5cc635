import { sql } from "drizzle-orm";
import { database } from "../../../base/db/connect";
import { liveClasses } from "../../live/tables";
import { lessons, seriesClasses } from "../../series/tables";
import { teachers } from "../../teachers/tables";

/** Whether any teacher, class or lesson has a meeting link. */
export async function hasAnyLink(): Promise<boolean> {
  const db = await database();
  for (const table of [teachers, seriesClasses, liveClasses, lessons]) {
    const [row] = await db
      .select({ one: sql`1` })
      .from(table)
      .where(sql`${table.meetingUrl} is not null`)
      .limit(1);
    if (row) return true;
  }
  return false;
}
