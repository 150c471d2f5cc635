import { and, eq, inArray } from "drizzle-orm";
import type { AttendanceState } from "../../base/contract/attendance-states";
import { enterableTrialStates } from "../../base/contract/trial-states";
import type { Database } from "../../base/db/types";
import { withLinkChangesAnnounced } from "../../engines/meeting-links/announce";
import { trialLinks } from "./meeting-links";
import { trialLessons } from "./tables";

type TrialRow = typeof trialLessons.$inferSelect;

/** Locks a trial lesson at the time that a form showed; undefined if it moved since or is not to take place. */
export async function lockShownTrial(
  tx: Database,
  { id, startsAt }: { id: number; startsAt: Date },
): Promise<TrialRow | undefined> {
  const [row] = await tx
    .select()
    .from(trialLessons)
    .where(and(eq(trialLessons.id, id), inArray(trialLessons.state, [...enterableTrialStates])))
    .for("update");
  return row?.startsAt?.getTime() === startsAt.getTime() ? row : undefined;
}

/** Stores what the teacher marked, which says whether the trial lesson was held or missed. */
export async function markTrial(
  tx: Database,
  { id, revision }: TrialRow,
  { attendance, now }: { attendance: AttendanceState; now: Date },
): Promise<void> {
  const state = attendance === "present" || attendance === "late" ? "held" : "missed";
  const save = () =>
    tx
      .update(trialLessons)
      .set({ state, attendance, revision: revision + 1 })
      .where(eq(trialLessons.id, id));
  await withLinkChangesAnnounced(tx, async () => [{ source: trialLinks, ids: [id] }], now, save);
}
