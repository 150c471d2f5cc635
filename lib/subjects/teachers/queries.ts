import { eq } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { teachers } from "./tables";

/* What other subjects ask about teachers. */

/** The link of a teacher's own room; null if there is none. */
export async function findMeetingUrl(db: Database, teacherId: number): Promise<string | null> {
  const { id, meetingUrl } = teachers;
  const [teacher] = await db.select({ meetingUrl }).from(teachers).where(eq(id, teacherId));
  return teacher?.meetingUrl ?? null;
}

export async function hasTeachers(db: Database): Promise<boolean> {
  return (await db.$count(teachers)) > 0;
}
