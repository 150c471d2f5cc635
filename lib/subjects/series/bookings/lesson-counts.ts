import { eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../../base/db/types";
import { lessons, seriesClasses } from "../tables";

/** SQL for a class's number of lessons, the lessons held so far, and the start of the next one. */
export function lessonCounts(now: Date) {
  const ofClass = (expression: SQL) =>
    sql`(select ${expression} from ${lessons} where ${lessons.classId} = ${seriesClasses.id})`;
  const nowSql = sql`${now.toISOString()}::timestamptz`;
  return {
    lessons: sql<number>`${ofClass(sql`count(*)::int`)}`,
    held: sql<number>`${ofClass(sql`count(*) filter (where ${lessons.endsAt} <= ${nowSql})::int`)}`,
    next: sql<
      Date | string | null
    >`${ofClass(sql`min(${lessons.startsAt}) filter (where ${lessons.endsAt} > ${nowSql})`)}`,
  };
}

/** Counts the lessons of a class, and those that are over. */
export async function countLessons(db: Database, classId: number, now: Date) {
  const { lessons: count, held } = lessonCounts(now);
  const rows = await db
    .select({ lessons: count, held })
    .from(seriesClasses)
    .where(eq(seriesClasses.id, classId));
  return rows[0] ?? { lessons: 0, held: 0 };
}

/** The part of a class's price that pays for the lessons that are ahead. */
export const priceAhead = ({
  points,
  held,
  lessons: count,
}: {
  points: number;
  held: number;
  lessons: number;
}) => (count === 0 ? points : points - Math.floor((points * held) / count));
