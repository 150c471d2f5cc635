import { and, eq, gt } from "drizzle-orm";
import type { Database } from "../db/types";
import { liveClasses } from "./tables";

/* What other subjects ask about live classes. */

/** Whether a teacher has a live class that has not ended. */
export async function hasLiveClassAhead(db: Database, teacherId: number, now: Date): Promise<boolean> {
  const ahead = and(eq(liveClasses.teacherId, teacherId), gt(liveClasses.endsAt, now));
  return (await db.$count(liveClasses, ahead)) > 0;
}
