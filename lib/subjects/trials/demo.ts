import { and, eq, lte } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "../../base/db/types";
import { trialWishes } from "../../base/contract/call-shapes";
import { latestOverTrialStart } from "../../base/schedule/classroom-window";
import { beijingMidnight, dayMs, toClockMs } from "../../engines/demo/dates";
import { clockTime, key } from "../../engines/demo/fields";
import { insertRows } from "../../engines/demo/insert-rows";
import { defineDemo, type DemoRun } from "../../engines/demo/part";
import * as rule from "../../engines/content/rules";
import type { DemoAccounts } from "../identity/demo";
import { findAccountId } from "../identity/find-account";
import { trialLessons } from "./tables";

/** An arranged trial lesson. */
const trial = z.strictObject({
  /** Email of the student's account. */
  student: rule.email.schema,
  teacher: key,
  inDays: z.int().check(z.positive()),
  startTime: clockTime,
  wishes: trialWishes,
});

type DemoTrial = z.output<typeof trial>;
type DemoTrials = { trials: DemoTrial[] };

export function trialDate({ inDays, startTime }: DemoTrial, now: Date): Date {
  return new Date(beijingMidnight(now) + inDays * dayMs + toClockMs(startTime));
}

const dayBefore = (now: Date) => new Date(now.getTime() - dayMs);

export const demo = defineDemo({
  files: { trials: z.array(trial) },
  toContent: (files): DemoTrials => files,
  select: ({ includesAccounts }) => (includesAccounts ? {} : { trials: [] }),
  insert: async (tx: Database, content: DemoTrials & DemoAccounts, { ids, now }: DemoRun) => {
    const parentOf = new Map(content.accounts.map(({ email, parent = "" }) => [email, parent]));
    await insertRows(
      content.trials.map((plan) => ({
        parentId: ids.of("accounts", parentOf.get(plan.student) ?? ""),
        studentId: ids.of("accounts", plan.student),
        teacherId: ids.of("teachers", plan.teacher),
        startsAt: trialDate(plan, now),
        createdAt: dayBefore(now),
        wishes: plan.wishes,
        state: "arranged" as const,
      })),
      (rows) => tx.insert(trialLessons).values(rows),
    );
  },
  topUp: async (tx, { trials }, now) => {
    for (const plan of trials) {
      const studentId = await findAccountId(tx, plan.student);
      if (studentId !== undefined) await moveTrial(tx, studentId, plan, now);
    }
  },
});

/**
 * Moves a student's demo trial lesson that is over. Its revision is 0, which no lesson has that was arranged at the desk,
 * until the family or the desk changes it.
 */
async function moveTrial(tx: Database, studentId: number, plan: DemoTrial, now: Date): Promise<void> {
  await tx
    .update(trialLessons)
    .set({ startsAt: trialDate(plan, now), createdAt: dayBefore(now) })
    .where(
      and(
        eq(trialLessons.studentId, studentId),
        eq(trialLessons.state, "arranged"),
        eq(trialLessons.revision, 0),
        lte(trialLessons.startsAt, latestOverTrialStart(now)),
      ),
    );
}
