import { and, isNotNull, lt } from "drizzle-orm";
import { lessonRecordings } from "./tables";
import type { Database } from "../../../base/db/types";
import { monthsBefore } from "../../../base/schedule/months-before";

/** Calendar months for which students can watch a lesson again, as the privacy policy states. */
const recordingMonths = 12;

/**
 * Deletes the addresses of recordings of series classes, in which students are seen, a year after the lesson. Those of
 * live classes show only the teacher and stay.
 */
export async function deleteOldRecordings(db: Database, now: Date): Promise<void> {
  const isOld = lt(lessonRecordings.startsAt, monthsBefore(now, recordingMonths));
  await db.delete(lessonRecordings).where(and(isNotNull(lessonRecordings.classId), isOld));
}
