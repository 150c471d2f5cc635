import { inArray, min } from "drizzle-orm";
import type { ListedRecord } from "../../desk/content/requests";
import { lessons, teachers } from "../db/schema";
import type { Database } from "../db/types";

type Lesson = { startsAt: string };

/** When a drafted class begins; published ones are asked for together. */
export const firstLesson = (fields: Record<string, unknown>): string | null =>
  (fields.lessons as Lesson[] | undefined)?.map(({ startsAt }) => startsAt).toSorted()[0] ?? null;

/** Says of classes in a list when they begin and who teaches them: two of one name are told apart by it. */
export async function addClassFacts(db: Database, list: ListedRecord[]): Promise<void> {
  if (list.length === 0) return;
  const firsts = await db
    .select({ id: lessons.classId, at: min(lessons.startsAt) })
    .from(lessons)
    .where(inArray(lessons.classId, idsOf(list.map(({ id }) => id))))
    .groupBy(lessons.classId);
  const named = await db
    .select({ id: teachers.id, nickname: teachers.nickname })
    .from(teachers)
    .where(inArray(teachers.id, idsOf(list.map(({ fields }) => fields.teacherId))));
  const first = new Map(firsts.map(({ id, at }) => [id, at?.toISOString() ?? null]));
  const teacher = new Map(named.map(({ id, nickname }) => [id, nickname]));
  for (const one of list) {
    one.firstAt ??= first.get(one.id) ?? null;
    one.teacher = teacher.get(one.fields.teacherId as number) ?? null;
  }
}

/** A draft may have anything in the place of an id. */
const idsOf = (values: unknown[]) => values.filter((value) => typeof value === "number");
