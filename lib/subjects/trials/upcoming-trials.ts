import { and, asc, eq, gt, lte, not, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { wasNotified } from "../../engines/notifications/was-notified";
import { trialLessons } from "./tables";

/** Finds arranged trial lessons that start after `from` and until `until`, optionally one of them only. */
export async function findUpcomingTrials(
  db: Database,
  { from, until, id }: { from: Date; until: Date; id: number | undefined },
): Promise<{ id: number; startsAt: Date }[]> {
  const { startsAt, state } = trialLessons;
  const rows = await db
    .select({ id: trialLessons.id, startsAt })
    .from(trialLessons)
    .where(
      and(
        eq(state, "arranged"),
        gt(startsAt, from),
        lte(startsAt, until),
        id === undefined ? undefined : eq(trialLessons.id, id),
      ),
    )
    .orderBy(asc(startsAt));
  return rows.flatMap((row) => (row.startsAt ? [{ ...row, startsAt: row.startsAt }] : []));
}

/**
 * The student of an arranged trial lesson as its only participant.
 * @param leadTimeMs a lesson that got its time or teacher within this time before its start is left out: the family was
 * notified of it just then
 */
export const trialParticipants = (leadTimeMs: number) => ({
  table: trialLessons,
  classId: trialLessons.id,
  accountId: trialLessons.studentId,
  since: trialLessons.createdAt,
  is: and(
    eq(trialLessons.state, "arranged"),
    not(wasNotified(trialLessons.studentId, "trial.changed", before(leadTimeMs))),
  ),
});

const before = (leadTimeMs: number): SQL =>
  sql`${trialLessons.startsAt} - make_interval(secs => ${leadTimeMs / 1000})`;
