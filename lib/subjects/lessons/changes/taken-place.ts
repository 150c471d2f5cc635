import { and, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../../../base/db/types";
import { lessonAttendance } from "../attendance/tables";
import { readRecordings } from "../recordings/recordings";

type HeldLesson = { classId: number; lessonId: number; startsAt: Date };

/** Whether a lesson that is over has a recording or attendance: then it was held, and is neither moved nor canceled. */
export async function hasTakenPlace(
  db: Database,
  { classId, lessonId, startsAt }: HeldLesson,
): Promise<boolean> {
  if ((await readRecordings(db, [classId])).get(classId)?.has(startsAt.getTime())) return true;
  const { lessonId: ofLesson, startsAt: ofStart, markedAt } = lessonAttendance;
  const isMarked = and(eq(ofLesson, lessonId), eq(ofStart, startsAt), isNotNull(markedAt));
  return (await db.$count(lessonAttendance, isMarked)) > 0;
}
