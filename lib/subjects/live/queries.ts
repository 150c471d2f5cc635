import { and, asc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { liveClasses } from "./tables";

/* What other subjects ask about live classes. */

/** Whether there are live classes, or any from the demo content. */
export async function hasLiveClasses(db: Database, { onlyDemo = false } = {}): Promise<boolean> {
  return (await db.$count(liveClasses, onlyDemo ? isNotNull(liveClasses.demoKey) : undefined)) > 0;
}

/** Whether a teacher has a live class that has not ended. */
export async function hasLiveClassAhead(db: Database, teacherId: number, now: Date): Promise<boolean> {
  const ahead = and(eq(liveClasses.teacherId, teacherId), gt(liveClasses.endsAt, now));
  return (await db.$count(liveClasses, ahead)) > 0;
}

/** Lists live classes that are not over and have no link of their own, next first. */
export const listLivesWithoutLink = (db: Database, now: Date) => {
  const { id, lessonName, startsAt, endsAt, meetingUrl } = liveClasses;
  return db
    .select({ id, lessonName, startsAt })
    .from(liveClasses)
    .where(and(isNull(meetingUrl), gt(endsAt, now)))
    .orderBy(asc(startsAt), asc(id));
};
