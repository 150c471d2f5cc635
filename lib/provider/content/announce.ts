import { eq } from "drizzle-orm";
import type { FieldsOf } from "../../desk/content/kinds";
import type { Localised } from "../db/localised";
import { classChanges, seriesClasses, teachers } from "../db/schema";
import type { Database } from "../db/types";
import { noteAct } from "../desk/log";
import { tellOfClassChange } from "../notices/changes";
import { changedFacts } from "./series-store";

type Series = FieldsOf<"series">;
type Change = { before: Series; after: Series; reason: Localised; now: Date; staffId?: number | undefined };

/**
 * Writes down that what was sold of a class is another now, for those who sit in it to read in their centre, and tells
 * each of them, all in the transaction of the change. Where nothing of that is another, or nobody sits there, nothing.
 */
export async function announceChange(tx: Database, classId: number, change: Change): Promise<void> {
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
  await tellOfClassChange(tx, classId, {
    name: after.comboName,
    changed,
    reason,
    teacher: changed.includes("teacher") ? row.teacher : null,
    startsAt: changed.includes("times") && next ? new Date(next.startsAt) : null,
    now,
  });
  await noteAct(tx, staffId ?? null, "announced", `${classId}: ${changed.join(", ")}`);
}
