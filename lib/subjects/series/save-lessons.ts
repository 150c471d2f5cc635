import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { lessons } from "./tables";

type LessonPlan = Pick<typeof lessons.$inferInsert, "name" | "startsAt" | "endsAt" | "meetingUrl">;

/** Above any position, so that positions can be exchanged under the primary key. */
const spareOffset = 100_000;

/**
 * Saves the lessons of a class in this order. Lessons keep their row, with its id and substitute: first those whose start
 * stays, then the others in their order.
 */
export async function saveLessons(tx: Database, classId: number, plan: readonly LessonPlan[]): Promise<void> {
  const rows = await tx
    .select({ id: lessons.id, startsAt: lessons.startsAt })
    .from(lessons)
    .where(eq(lessons.classId, classId))
    .orderBy(asc(lessons.position));
  const ids = matchLessons(rows, plan);
  const removedIds = rows.flatMap(({ id }) => (ids.includes(id) ? [] : [id]));
  if (removedIds.length > 0) await tx.delete(lessons).where(inArray(lessons.id, removedIds));
  await tx
    .update(lessons)
    .set({ position: sql`${lessons.position} + ${spareOffset}` })
    .where(eq(lessons.classId, classId));
  for (const [position, { name, startsAt, endsAt, meetingUrl }] of plan.entries()) {
    const values = { position, name, startsAt, endsAt, meetingUrl };
    const id = ids[position];
    if (id === undefined) await tx.insert(lessons).values({ classId, ...values });
    else await tx.update(lessons).set(values).where(eq(lessons.id, id));
  }
}

/** Finds the substitutes that planned lessons of a class keep. @returns their ids, null where the class's teacher teaches */
export async function findSubstitutes(
  db: Database,
  classId: number,
  plan: readonly { startsAt: string }[],
): Promise<(number | null)[]> {
  const rows = await db
    .select({ id: lessons.id, startsAt: lessons.startsAt, teacherId: lessons.teacherId })
    .from(lessons)
    .where(eq(lessons.classId, classId))
    .orderBy(asc(lessons.position));
  const ids = matchLessons(
    rows,
    plan.map(({ startsAt }) => ({ startsAt: new Date(startsAt) })),
  );
  return ids.map((lessonId) => rows.find(({ id }) => id === lessonId)?.teacherId ?? null);
}

type Start = { startsAt: Date };

/** Finds the stored lesson that each planned one continues. @returns their ids, undefined for new lessons. */
export function matchLessons(
  stored: readonly (Start & { id: number })[],
  plan: readonly Start[],
): (number | undefined)[] {
  const free = [...stored];
  const take = (index: number) => (index < 0 ? undefined : free.splice(index, 1)[0]?.id);
  const ids = plan.map(({ startsAt }) =>
    take(free.findIndex((one) => one.startsAt.getTime() === startsAt.getTime())),
  );
  return ids.map((id) => id ?? take(0 < free.length ? 0 : -1));
}

/** Numbers the lessons of a class by their start, after one was moved, added or removed. */
export async function renumberLessons(tx: Database, classId: number): Promise<void> {
  const rows = await tx
    .select({ id: lessons.id, position: lessons.position })
    .from(lessons)
    .where(eq(lessons.classId, classId))
    .orderBy(asc(lessons.startsAt), asc(lessons.id));
  if (rows.every(({ position }, index) => position === index)) return;
  await tx
    .update(lessons)
    .set({ position: sql`${lessons.position} + ${spareOffset}` })
    .where(eq(lessons.classId, classId));
  for (const [position, { id }] of rows.entries())
    await tx.update(lessons).set({ position }).where(eq(lessons.id, id));
}
