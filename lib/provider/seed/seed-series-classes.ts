import { lessons, seriesClasses } from "../db/schema";
import type { Database } from "../db/types";
import type { DemoSeriesClass } from "./content-types";
import { seriesClassDates } from "./dates";
import { known } from "./known";

export async function seedSeriesClasses(
  tx: Database,
  plans: DemoSeriesClass[],
  teacherIds: Map<string, number>,
  now: Date,
): Promise<void> {
  for (const plan of plans) {
    const dates = seriesClassDates(plan, now);
    const [row] = await tx
      .insert(seriesClasses)
      .values({
        list: plan.list,
        languages: [...plan.languages],
        comboName: plan.comboName,
        description: plan.description,
        courseMode: plan.courseMode,
        level: plan.level,
        teacherId: known(teacherIds, plan.teacher),
        classPoint: plan.classPoint,
        length: plan.length,
        capacity: plan.capacity,
        students: plan.state === "full" ? plan.capacity : plan.students,
        deadline: dates.deadline,
        demoKey: plan.key,
      })
      .returning({ id: seriesClasses.id });
    if (row && dates.lessons.length > 0) {
      await tx.insert(lessons).values(dates.lessons.map((lesson) => ({ classId: row.id, ...lesson })));
    }
  }
}
