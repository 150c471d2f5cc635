import { inArray, min } from "drizzle-orm";
import type { ListedRecord } from "../../desk/content/requests";
import { lessons, teachers } from "../db/schema";
import type { Database } from "../db/types";

type Lesson = { startsAt: string };

/** Returns the start of a drafted class; published ones are read in one query by `addClassFacts`. */
export const findFirstLesson = (fields: Record<string, unknown>): string | null =>
  (fields.lessons as Lesson[] | undefined)?.map(({ startsAt }) => startsAt).toSorted()[0] ?? null;

/** Adds start and teacher to listed classes, to distinguish those of the same name. */
export async function addClassFacts(db: Database, list: ListedRecord[]): Promise<void> {
  if (list.length === 0) return;
  const firstLessons = await db
    .select({ id: lessons.classId, at: min(lessons.startsAt) })
    .from(lessons)
    .where(inArray(lessons.classId, idsOf(list.map(({ id }) => id))))
    .groupBy(lessons.classId);
  const teacherRows = await db
    .select({ id: teachers.id, nickname: teachers.nickname })
    .from(teachers)
    .where(inArray(teachers.id, idsOf(list.map(({ fields }) => fields.teacherId))));
  const startById = new Map(firstLessons.map(({ id, at }) => [id, at?.toISOString() ?? null]));
  const nicknameById = new Map(teacherRows.map(({ id, nickname }) => [id, nickname]));
  for (const record of list) {
    record.firstAt ??= startById.get(record.id) ?? null;
    record.teacher = nicknameById.get(record.fields.teacherId as number) ?? null;
  }
}

/** Keeps numeric ids; a draft may have any value in their place. */
const idsOf = (values: unknown[]) => values.filter((value) => typeof value === "number");
