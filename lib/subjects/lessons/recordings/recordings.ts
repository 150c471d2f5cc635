import { and, eq, inArray } from "drizzle-orm";
import { lessonRecordings } from "./tables";
import type { Database } from "../../../base/db/types";

/** A lesson of a series class, which its start identifies, or a live class. */
export type RecordedLesson = { classId: number; startsAt: Date } | { liveId: number; startsAt: Date };

const ofLesson = (lesson: RecordedLesson) =>
  "liveId" in lesson
    ? eq(lessonRecordings.liveId, lesson.liveId)
    : and(eq(lessonRecordings.classId, lesson.classId), eq(lessonRecordings.startsAt, lesson.startsAt));

/**
 * Stores the address of a lesson's recording, and replaces an earlier one.
 * @param url an address that `isMeetingUrl` accepts; null deletes the recording's address
 */
export async function saveRecording(tx: Database, lesson: RecordedLesson, url: string | null): Promise<void> {
  if (url === null) {
    await tx.delete(lessonRecordings).where(ofLesson(lesson));
    return;
  }
  const target =
    "liveId" in lesson ? [lessonRecordings.liveId] : [lessonRecordings.classId, lessonRecordings.startsAt];
  await tx
    .insert(lessonRecordings)
    .values({ ...lesson, url })
    .onConflictDoUpdate({ target, set: { url, startsAt: lesson.startsAt } });
}

/** Reads the addresses of the recordings of series classes, by class and start in milliseconds since 1970. */
export async function readRecordings(
  db: Database,
  classIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlyMap<number, string>>> {
  const byClass = new Map<number, Map<number, string>>();
  if (classIds.length === 0) return byClass;
  const rows = await db
    .select()
    .from(lessonRecordings)
    .where(inArray(lessonRecordings.classId, [...classIds]));
  for (const { classId, startsAt, url } of rows) {
    const byStart = byClass.get(classId ?? 0) ?? new Map<number, string>();
    byClass.set(classId ?? 0, byStart.set(startsAt.getTime(), url));
  }
  return byClass;
}

/** Reads the addresses of the recordings of live classes by id. */
export async function readLiveRecordings(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { liveId, url } = lessonRecordings;
  const rows = await db
    .select({ liveId, url })
    .from(lessonRecordings)
    .where(inArray(liveId, [...ids]));
  return new Map(rows.flatMap((row) => (row.liveId === null ? [] : [[row.liveId, row.url]])));
}
