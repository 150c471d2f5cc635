import { eq } from "drizzle-orm";
import type { FieldsOf } from "../../desk/content/kinds";
import type { Localized } from "../db/localized";
import { classChanges, seriesClasses, teachers } from "../db/schema";
import type { Database } from "../db/types";
import { writeAuditLog } from "../desk/log";
import { notifyOfClassChange } from "../notices/changes";
import { changedFacts } from "./series-store";

type Series = FieldsOf<"series">;
type Change = { before: Series; after: Series; reason: Localized; now: Date; staffId?: number | undefined };

/**
 * Records a change of a sold class, for its students' dashboards, and notifies them, in the transaction of the change.
 * Does nothing if no sold fact changed or the class has no students.
 */
export async function announceClassChange(tx: Database, classId: number, change: Change): Promise<void> {
  const { before, after, reason, now, staffId } = change;
  const changed = changedFacts(before, after);
  const [row] = await tx
    .select({ students: seriesClasses.students, teacher: teachers.nickname })
    .from(seriesClasses)
    .innerJoin(teachers, eq(teachers.id, seriesClasses.teacherId))
    .where(eq(seriesClasses.id, classId));
  if (!row || row.students === 0 || changed.length === 0) return;
  await tx.insert(classChanges).values({ classId, changed, reason, createdAt: now });
  const next = after.lessons.find(({ endsAt }) => new Date(endsAt) > now);
  await notifyOfClassChange(tx, classId, {
    name: after.comboName,
    changed,
    reason,
    teacher: changed.includes("teacher") ? row.teacher : null,
    startsAt: changed.includes("times") && next ? new Date(next.startsAt) : null,
    now,
  });
  await writeAuditLog(tx, staffId ?? null, "announced", `${classId}: ${changed.join(", ")}`);
}
