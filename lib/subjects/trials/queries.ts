import { and, eq, gt } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { trialLessons } from "./tables";

/* What other subjects ask about trial lessons. */

/** Whether a teacher has an arranged trial lesson that has not started. */
export async function hasTrialAhead(db: Database, teacherId: number, now: Date): Promise<boolean> {
  const ahead = and(
    eq(trialLessons.teacherId, teacherId),
    eq(trialLessons.state, "arranged"),
    gt(trialLessons.startsAt, now),
  );
  return (await db.$count(trialLessons, ahead)) > 0;
}
