import { and, eq, gt, inArray, lt } from "drizzle-orm";
import { toBusyTime, type BusyTimes, type TimeRange } from "../../engines/busy-times/busy-times";
import { bookings, isSeat, lessons, lessonTeacher, seriesClasses, takesPlace } from "./tables";

const columns = {
  id: seriesClasses.id,
  name: seriesClasses.comboName,
  startsAt: lessons.startsAt,
  endsAt: lessons.endsAt,
};
const overlaps = ({ from, until }: TimeRange) => and(lt(lessons.startsAt, until), gt(lessons.endsAt, from));

/** The lessons of series classes: those that a teacher gives, and those that students have a seat in. */
export const seriesTimes: BusyTimes = {
  ofTeacher: async (db, id, range) => {
    const rows = await db
      .select(columns)
      .from(lessons)
      .innerJoin(seriesClasses, eq(seriesClasses.id, lessons.classId))
      .where(and(eq(lessonTeacher, id), takesPlace, overlaps(range)));
    return rows.map(toBusyTime("series"));
  },
  ofStudents: async (db, ids, range) => {
    if (ids.length === 0) return [];
    const rows = await db
      .select({ ...columns, studentId: bookings.studentId })
      .from(bookings)
      .innerJoin(seriesClasses, eq(seriesClasses.id, bookings.classId))
      .innerJoin(lessons, eq(lessons.classId, seriesClasses.id))
      .where(and(inArray(bookings.studentId, [...ids]), isSeat, overlaps(range)));
    return rows.map(({ studentId, ...row }) => ({ ...toBusyTime("series")(row), studentId }));
  },
};
