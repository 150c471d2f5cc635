import { and, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { listEditedIds } from "../../engines/content/records";
import { dayMs, topUpIntervalMs } from "../../engines/demo/dates";
import { insertKeyed, insertRows } from "../../engines/demo/insert-rows";
import { defineDemo, type DemoRun } from "../../engines/demo/part";
import type { DemoAccounts } from "../identity/demo";
import type { DemoPointChange } from "../points/demo";
import { insertSeatLessons } from "./bookings/seat-lessons";
import { seriesClassDates } from "./demo-dates";
import { insertStartedClasses, listStartedChanges, seatKey } from "./demo-started";
import { seriesFiles, type DemoSeries, type DemoSeriesClass } from "./demo-plans";
import { bookings, lessons, seriesClasses } from "./tables";

export const demo = defineDemo({
  files: seriesFiles,
  toContent: (files): DemoSeries => ({
    seriesClasses: [...files["series-pre-sale"], ...files["series-recommended"]],
    startedClasses: files["series-started"],
  }),
  select: ({ includesAccounts }) => (includesAccounts ? {} : { startedClasses: [] }),
  insert: async (tx: Database, content: DemoSeries & DemoAccounts, run: DemoRun) => {
    await insertClasses(tx, content.seriesClasses, run);
    await insertBookings(tx, content, run);
    await insertStartedClasses(tx, content.startedClasses, run);
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

/** The student who has booked the classes in the state `applied`, and these classes. */
function appliedSeats({ accounts, seriesClasses: plans }: DemoSeries & DemoAccounts) {
  const student = accounts.find(({ kind }) => kind === "student");
  return student ? plans.filter(({ state }) => state === "applied").map((plan) => ({ student, plan })) : [];
}

async function insertBookings(
  tx: Database,
  content: DemoSeries & DemoAccounts,
  { ids, now }: DemoRun,
): Promise<void> {
  for (const { student, plan } of appliedSeats(content)) {
    const [classId, price] = [ids.of("series", plan.key), plan.classPoint];
    const bookingIds = await insertKeyed([{ key: seatKey(student.email, plan.key) }], () =>
      tx
        .insert(bookings)
        .values({ studentId: ids.of("accounts", student.email), classId, points: price })
        .returning({ id: bookings.id }),
    );
    ids.add("bookings", bookingIds);
    for (const bookingId of bookingIds.values())
      await insertSeatLessons(tx, { bookingId, classId, price, now });
  }
}

/** Lists what the seats of demo students cost, and what came back for canceled lessons. */
export function listSeatChanges(content: DemoSeries & DemoAccounts, run: DemoRun): DemoPointChange[] {
  const parentOf = new Map(content.accounts.map(({ email, parent = "" }) => [email, parent]));
  return [
    ...appliedSeats(content).map(({ student, plan }) => ({
      ...{ account: student.parent ?? "", change: -plan.classPoint, reason: "booking" as const },
      bookingId: run.ids.of("bookings", seatKey(student.email, plan.key)),
    })),
    ...content.startedClasses.flatMap((plan) => listStartedChanges(plan, parentOf, run)),
  ];
}
