import { eq } from "drizzle-orm";
import { lessonAttendance, lessonChanges } from "../../lib/app/schema";
import type { Database } from "../../lib/base/db/types";
import type { Confirmations } from "./simulation";

/* Finds confirmed changes of lessons and attendance marks that are not in the database. */

type LessonConfirmations = Pick<Confirmations, "lessons" | "attendance">;

/** Returns a description of each lost or doubled change. */
export async function findLessonErrors(db: Database, confirmations: LessonConfirmations): Promise<string[]> {
  return [...(await findChangeErrors(db, confirmations)), ...(await findAttendanceErrors(db, confirmations))];
}

/** Checks that confirmed changes of lessons were made exactly once, and unconfirmed ones at most once. */
async function findChangeErrors(db: Database, { lessons }: LessonConfirmations): Promise<string[]> {
  const rows = await db
    .select({ reason: lessonChanges.reason, kind: lessonChanges.kind })
    .from(lessonChanges);
  const stored = new Map<string, number>();
  for (const { reason } of rows) {
    const mark = reason["en-US"] ?? "";
    stored.set(mark, (stored.get(mark) ?? 0) + 1);
  }
  const doubled = [...stored].filter(([, times]) => times > 1).map(([mark]) => `duplicate: ${mark}`);
  return [...doubled, ...[...lessons].filter((mark) => !stored.has(mark)).map((mark) => `lost: ${mark}`)];
}

/** Checks that each student has the mark that was confirmed last, or one that was sent after it. */
async function findAttendanceErrors(db: Database, { attendance }: LessonConfirmations): Promise<string[]> {
  const problems = [];
  for (const [studentId, possible] of attendance) {
    const rows = await db.select().from(lessonAttendance).where(eq(lessonAttendance.studentId, studentId));
    const state = rows[0]?.state;
    if (rows.length > 1 || !possible.has(state))
      problems.push(`mark of ${studentId}: ${state} for ${[...possible].join(" or ")}`);
  }
  return problems;
}
