import { eq, inArray } from "drizzle-orm";
import type { Database } from "../../../base/db/types";
import type { LockedLesson } from "../attendance/locked-lesson";
import { teacherDelays } from "./tables";

/** Reads how many minutes late lessons began. Lessons that moved since, or have another teacher, are left out. */
export async function readDelays(
  db: Database,
  lessons: readonly { id: number; startsAt: Date; teacherId: number }[],
): Promise<ReadonlyMap<number, number>> {
  if (lessons.length === 0) return new Map();
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const rows = await db
    .select()
    .from(teacherDelays)
    .where(inArray(teacherDelays.lessonId, [...byId.keys()]));
  return new Map(
    rows.flatMap(({ lessonId, teacherId, startsAt, minutes }) => {
      const lesson = byId.get(lessonId);
      const isOfLesson = lesson?.startsAt.getTime() === startsAt.getTime() && lesson.teacherId === teacherId;
      return isOfLesson ? [[lessonId, minutes]] : [];
    }),
  );
}

/** Stores how late the teacher of a locked lesson began; 0 removes it. */
export async function saveDelay(
  tx: Database,
  { id: lessonId, teacherId, startsAt }: LockedLesson,
  minutes: number,
  staffId: number,
): Promise<void> {
  await tx.delete(teacherDelays).where(eq(teacherDelays.lessonId, lessonId));
  if (minutes > 0) await tx.insert(teacherDelays).values({ lessonId, teacherId, startsAt, minutes, staffId });
}
