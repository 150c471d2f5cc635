import { eq } from "drizzle-orm";
import { classFacts, type ClassFact } from "../../base/contract/class-facts";
import type { PublishedChange } from "../../engines/content/store";
import type { Database } from "../../base/db/types";
import { writeAuditLog } from "./audit";
import { teachers } from "../teachers/tables";
import type { SeriesFields as Series } from "./content";
import { notifyOfClassChange } from "./notify";
import { lessonTimes, soldFacts, soldFields } from "./sold-facts";
import { classChanges, seriesClasses } from "./tables";

/** Returns the sold facts that differ between two versions of a class. */
function changedFacts(before: Series, after: Series): ClassFact[] {
  const changed = new Set<ClassFact>(
    soldFields.filter((name) => before[name] !== after[name]).map((name) => soldFacts[name]),
  );
  if (lessonTimes(before) !== lessonTimes(after)) changed.add("times");
  return classFacts.filter((fact) => changed.has(fact));
}

/**
 * Records a change of a sold class, for its students' dashboards, and notifies them, in the transaction of the change.
 * Does nothing if no sold fact changed or the class has no students.
 */
export async function announceClassChange(
  tx: Database,
  classId: number,
  { before, after, announce: reason, now, staffId }: PublishedChange<Series>,
): Promise<void> {
  if (!after || !reason) return;
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
