import { and, eq, lte } from "drizzle-orm";
import type { TrialWishes } from "../../base/contract/trial-request";
import type { Database } from "../../base/db/types";
import { latestOverTrialStart } from "../../base/schedule/classroom-window";
import { trialLessons } from "./tables";

/*
 * Arranged trial lessons of the demo. Their revision is 0, which no lesson has that was arranged at the desk, until the
 * family or the desk changes them.
 */

type SeededTrial = {
  parentId: number;
  studentId: number;
  teacherId: number;
  startsAt: Date;
  createdAt: Date;
  wishes: TrialWishes;
};

export async function insertSeededTrials(tx: Database, rows: readonly SeededTrial[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.insert(trialLessons).values(rows.map((row) => ({ ...row, state: "arranged" as const })));
}

/** Moves a student's seeded trial lesson that is over at `now`, unless it was changed. */
export async function moveSeededTrial(
  tx: Database,
  { studentId, startsAt, createdAt }: Pick<SeededTrial, "studentId" | "startsAt" | "createdAt">,
  now: Date,
): Promise<void> {
  await tx
    .update(trialLessons)
    .set({ startsAt, createdAt })
    .where(
      and(
        eq(trialLessons.studentId, studentId),
        eq(trialLessons.state, "arranged"),
        eq(trialLessons.revision, 0),
        lte(trialLessons.startsAt, latestOverTrialStart(now)),
      ),
    );
}
