import { lessons, seriesClasses } from "../db/schema";
import type { Database } from "../db/types";
import type { DemoSeriesClass } from "./content-types";
import { seriesClassDates } from "./dates";
import { insertKeyed } from "./insert-rows";
import { requireId } from "./require-id";

export async function seedSeriesClasses(
  tx: Database,
  plans: DemoSeriesClass[],
  teacherIds: Map<string, number>,
  now: Date,
): Promise<void> {
  const dated = plans.map((plan) => ({ ...plan, dates: seriesClassDates(plan, now) }));
  const ids = await insertKeyed(dated, (rows) =>
    tx
      .insert(seriesClasses)
      .values(
        rows.map((plan) => ({
          list: plan.list,
          languages: [...plan.languages],
          comboName: plan.comboName,
          description: plan.description,
          courseMode: plan.courseMode,
          level: plan.level,
          teacherId: requireId(teacherIds, plan.teacher),
          classPoint: plan.classPoint,
          length: plan.length,
          capacity: plan.capacity,
          students: plan.state === "full" ? plan.capacity : plan.students,
          deadline: plan.dates.deadline,
          demoKey: plan.key,
        })),
      )
      .returning({ id: seriesClasses.id }),
  );
  const rows = dated.flatMap(({ key, dates }) =>
    dates.lessons.map((lesson) => ({ classId: requireId(ids, key), ...lesson })),
  );
  if (rows.length > 0) await tx.insert(lessons).values(rows);
}
