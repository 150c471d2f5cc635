import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { listEditedIds } from "../../engines/content/records";
import { dayMs, topUpIntervalMs } from "../../engines/demo/dates";
import { insertKeyed, insertRows } from "../../engines/demo/insert-rows";
import { defineDemo, type DemoRun } from "../../engines/demo/part";
import type { DemoAccounts } from "../identity/demo";
import { insertDemoLedger } from "../points/demo";
import { seriesClassDates } from "./demo-dates";
import { seriesFiles, type DemoSeries, type DemoSeriesClass } from "./demo-plans";
import { bookings, lessons, seriesClasses } from "./tables";

export const demo = defineDemo({
  files: seriesFiles,
  toContent: (files): DemoSeries => ({
    seriesClasses: [...files["series-pre-sale"], ...files["series-recommended"]],
  }),
  insert: async (tx: Database, content: DemoSeries & DemoAccounts, run: DemoRun) => {
    await insertClasses(tx, content.seriesClasses, run);
    const seats = await insertBookings(tx, content, run);
    for (const { kind, email, points = 0 } of content.accounts) {
      if (kind !== "parent") continue;
      const paid = seats.filter(({ parent }) => parent === email);
      await insertDemoLedger(tx, { accountId: run.ids.of("accounts", email), points }, paid);
    }
  },
  topUp: async (tx, content, now) => {
    const plans = new Map(content.seriesClasses.map((plan) => [plan.key, plan]));
    const rows = await tx.select().from(seriesClasses).where(isNotNull(seriesClasses.demoKey));
    const editedIds = new Set(await listEditedIds(tx, "series"));
    for (const row of rows) {
      const plan = plans.get(row.demoKey ?? "");
      if (!plan || editedIds.has(row.id)) continue;
      // An expired class stays for a week; the others must not close before the next run.
      const graceMs = plan.state === "expired" ? 7 * dayMs : -topUpIntervalMs;
      if (row.deadline.getTime() + graceMs > now.getTime()) continue;
      const dates = seriesClassDates(plan, now);
      await tx
        .update(seriesClasses)
        .set({ deadline: dates.deadline, updatedAt: now })
        .where(eq(seriesClasses.id, row.id));
      for (const { position, startsAt, endsAt } of dates.lessons) {
        const lesson = and(eq(lessons.classId, row.id), eq(lessons.position, position));
        await tx.update(lessons).set({ startsAt, endsAt }).where(lesson);
      }
    }
  },
});

async function insertClasses(tx: Database, plans: DemoSeriesClass[], { ids, now }: DemoRun): Promise<void> {
  const dated = plans.map((plan) => ({ ...plan, dates: seriesClassDates(plan, now) }));
  const classIds = await insertKeyed(dated, (rows) =>
    tx
      .insert(seriesClasses)
      .values(
        rows.map((plan) => ({
          list: plan.list,
          languages: [...plan.languages],
          comboName: plan.comboName,
          description: plan.description,
          cover: plan.cover,
          courseMode: plan.courseMode,
          level: plan.level,
          teacherId: ids.of("teachers", plan.teacher),
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
  ids.add("series", classIds);
  await insertRows(
    dated.flatMap(({ key: classKey, dates }) =>
      dates.lessons.map((lesson) => ({ classId: ids.of("series", classKey), ...lesson })),
    ),
    (rows) => tx.insert(lessons).values(rows),
  );
}

type PaidSeat = { bookingId: number; points: number; parent: string | undefined };

/** Books the classes in the state `applied` for the first student. */
async function insertBookings(
  tx: Database,
  content: DemoSeries & DemoAccounts,
  { ids }: DemoRun,
): Promise<PaidSeat[]> {
  const keys = content.seriesClasses.filter(({ state }) => state === "applied").map((plan) => plan.key);
  const student = content.accounts.find(({ kind }) => kind === "student");
  if (!student || keys.length === 0) return [];
  const studentId = ids.of("accounts", student.email);
  const classes = await tx.select().from(seriesClasses).where(inArray(seriesClasses.demoKey, keys));
  const rows = await tx
    .insert(bookings)
    .values(classes.map(({ id, classPoint }) => ({ studentId, classId: id, points: classPoint })))
    .returning();
  return rows.map(({ id, points }) => ({ bookingId: id, points, parent: student.parent }));
}
