import * as z from "zod/mini";
import { attendanceStates } from "../../base/contract/attendance-states";
import type { Database } from "../../base/db/types";
import { addMonths } from "../../base/schedule/months";
import * as rule from "../../engines/content/rules";
import { amount, key } from "../../engines/demo/fields";
import { insertRows } from "../../engines/demo/insert-rows";
import { defineDemo, type DemoRun } from "../../engines/demo/part";
import { parseAmount } from "../points/prices/amounts";
import { lessonDates } from "../series/demo-dates";
import type { DemoSeries } from "../series/demo-plans";
import { lessonKey } from "../series/demo-started";
import { storeMarks } from "./attendance/marks";
import { schoolMonth } from "./hours/month";
import { teacherRates } from "./hours/tables";
import { taughtKinds } from "./kinds";

const mark = z.strictObject({
  /** Key of a class that has started. */
  class: key,
  /** From 1, as planned. */
  lesson: z.int().check(z.positive()),
  /** Email of a student of the class. */
  student: rule.email.schema,
  state: z.enum(attendanceStates),
});

const rate = z.strictObject({
  teacher: key,
  kind: z.enum(taughtKinds),
  /** Months from its first to the present one. */
  monthsAgo: amount,
  currency: rule.currencySchema,
  /** For 60 minutes, in major units. */
  amount: z.number(),
});

type DemoMark = z.output<typeof mark>;
type DemoLessons = { attendance: DemoMark[]; rates: z.output<typeof rate>[] };

/** Marks a lesson as its teacher does at its end. */
async function insertMark(
  tx: Database,
  { class: classKey, lesson: number, student, state }: DemoMark,
  { content, run: { ids, now } }: { content: DemoSeries; run: DemoRun },
): Promise<void> {
  const plan = content.startedClasses.find((one) => one.key === classKey);
  const dates = plan && lessonDates(plan, now)[number - 1];
  if (!dates) throw new Error(`there is no lesson ${lessonKey(classKey, number)}`);
  const lesson = { id: ids.of("lessons", lessonKey(classKey, number)), startsAt: dates.startsAt };
  const studentId = ids.of("accounts", student);
  await storeMarks(tx, lesson, [{ studentId, state }], { staffId: null, now: dates.endsAt });
}

export const demo = defineDemo({
  files: { lessons: z.strictObject({ attendance: z.array(mark), rates: z.array(rate) }) },
  toContent: (files): DemoLessons => files.lessons,
  select: ({ includesAccounts }) => (includesAccounts ? {} : { attendance: [] }),
  insert: async (tx: Database, content: DemoLessons & DemoSeries, run: DemoRun) => {
    for (const one of content.attendance) await insertMark(tx, one, { content, run });
    await insertRows(
      content.rates.map(({ teacher, kind, monthsAgo, currency, amount: major }) => ({
        ...{ teacherId: run.ids.of("teachers", teacher), kind, currency },
        month: addMonths(schoolMonth(run.now), -monthsAgo),
        amount: parseAmount(String(major), currency) ?? 0,
      })),
      (rows) => tx.insert(teacherRates).values(rows),
    );
  },
});
