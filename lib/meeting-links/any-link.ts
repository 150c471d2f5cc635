import { sql } from "drizzle-orm";
import { database } from "../db/connect";
import { lessons, liveClasses, seriesClasses, teachers } from "../db/schema";

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
