import { and, eq, gt, lt } from "drizzle-orm";
import { latestOverTrialStart, trialEnd } from "../../base/schedule/classroom-window";
import { toBusyTime, type BusyTimes } from "../../engines/busy-times/busy-times";
import { trialName } from "./meeting-links";
import { trialLessons } from "./tables";

/** The arranged trial lessons of a teacher. */
export const trialTimes: Pick<BusyTimes, "ofTeacher"> = {
  ofTeacher: async (db, teacherId, { from, until }) => {
    const { id, startsAt, state } = trialLessons;
    const rows = await db
      .select({ id, startsAt })
      .from(trialLessons)
      .where(
        and(
          eq(trialLessons.teacherId, teacherId),
          eq(state, "arranged"),
          lt(startsAt, until),
          gt(startsAt, latestOverTrialStart(from)),
        ),
      );
    return rows.flatMap((row) =>
      row.startsAt === null
        ? []
        : toBusyTime("trial")({
            ...{ id: row.id, name: trialName },
            ...{ startsAt: row.startsAt, endsAt: trialEnd(row.startsAt) },
          }),
    );
  },
};
