import { and, eq, gt, inArray, lt, type SQL } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { toBusyTime, type BusyTimes, type TimeRange } from "../../engines/busy-times/busy-times";
import { bookings, isSeat, lessons, seriesClasses, takesPlace } from "./tables";

/** The lessons of series classes: those that a teacher gives, and those that a student has a seat in. */
export const seriesTimes: BusyTimes = {
  ofTeacher: (db, id, range) => readLessonTimes(db, and(eq(seriesClasses.teacherId, id), takesPlace), range),
  ofStudent: (db, id, range) => {
    const classIds = db
      .select({ id: bookings.classId })
      .from(bookings)
      .where(and(eq(bookings.studentId, id), isSeat));
    return readLessonTimes(db, inArray(seriesClasses.id, classIds), range);
  },
};

async function readLessonTimes(db: Database, where: SQL | undefined, { from, until }: TimeRange) {
  const rows = await db
    .select({
      id: seriesClasses.id,
      name: seriesClasses.comboName,
      startsAt: lessons.startsAt,
      endsAt: lessons.endsAt,
    })
    .from(lessons)
    .innerJoin(seriesClasses, eq(seriesClasses.id, lessons.classId))
    .where(and(where, lt(lessons.startsAt, until), gt(lessons.endsAt, from)));
  return rows.map(toBusyTime("series"));
}
