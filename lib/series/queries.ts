import { and, eq, gt } from "drizzle-orm";
import type { Database } from "../db/types";
import { lessons, seriesClasses } from "./tables";

/* What other subjects ask about series classes. */

/** Whether a teacher has a lesson of a series class that has not ended. */
export async function hasLessonAhead(db: Database, teacherId: number, now: Date): Promise<boolean> {
  const [lesson] = await db
    .select({ classId: lessons.classId })
    .from(lessons)
    .innerJoin(seriesClasses, eq(seriesClasses.id, lessons.classId))
    .where(and(eq(seriesClasses.teacherId, teacherId), gt(lessons.endsAt, now)))
    .limit(1);
  return lesson !== undefined;
}
