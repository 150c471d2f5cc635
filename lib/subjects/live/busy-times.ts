import { and, eq, gt, lt } from "drizzle-orm";
import { toBusyTime, type BusyTimes } from "../../engines/busy-times/busy-times";
import { liveClasses } from "./tables";

export const liveTimes: Pick<BusyTimes, "ofTeacher"> = {
  ofTeacher: async (db, teacherId, { from, until }) => {
    const { id, lessonName: name, startsAt, endsAt } = liveClasses;
    const rows = await db
      .select({ id, name, startsAt, endsAt })
      .from(liveClasses)
      .where(and(eq(liveClasses.teacherId, teacherId), lt(startsAt, until), gt(endsAt, from)));
    return rows.map(toBusyTime("live"));
  },
};
