import { and, eq, gt, inArray, lt, type SQL } from "drizzle-orm";
import type { Localized } from "../../base/db/localized";
import { bookings, isSeat, lessons, seriesClasses, takesPlace } from "../series/tables";
import { liveClasses } from "../live/tables";
import { trialLessons } from "./tables";
import type { Database } from "../../base/db/types";
import { trialName } from "../lessons/links/read-links";
import type { LessonKind } from "../../base/paths";
import { latestOverTrialStart, trialEnd } from "../../base/schedule/classroom-window";
import type { BusyTime } from "../../base/schedule/plan-warnings";

type Range = { from: Date; until: Date };

/**
 * Reads the lessons of series classes that take place, live classes and arranged trial lessons of a teacher that overlap
 * a range.
 */
export async function readTeacherTimes(db: Database, teacherId: number, range: Range): Promise<BusyTime[]> {
  const { id, lessonName: name, startsAt, endsAt } = liveClasses;
  const liveRows = await db
    .select({ id, name, startsAt, endsAt })
    .from(liveClasses)
    .where(and(eq(liveClasses.teacherId, teacherId), lt(startsAt, range.until), gt(endsAt, range.from)));
  const trialRows = await db
    .select({ id: trialLessons.id, startsAt: trialLessons.startsAt })
    .from(trialLessons)
    .where(
      and(
        eq(trialLessons.teacherId, teacherId),
        eq(trialLessons.state, "arranged"),
        lt(trialLessons.startsAt, range.until),
        gt(trialLessons.startsAt, latestOverTrialStart(range.from)),
      ),
    );
  const teaches = and(eq(seriesClasses.teacherId, teacherId), takesPlace);
  return [
    ...(await readLessonTimes(db, teaches, range)),
    ...liveRows.map(toBusyTime("live")),
    ...trialRows.flatMap((row) =>
      row.startsAt === null
        ? []
        : [
            toBusyTime("trial")({
              ...row,
              name: trialName,
              startsAt: row.startsAt,
              endsAt: trialEnd(row.startsAt),
            }),
          ],
    ),
  ];
}

/** Reads the lessons of a student's series classes that overlap a range. */
export async function readStudentTimes(db: Database, studentId: number, range: Range): Promise<BusyTime[]> {
  const classIds = db
    .select({ id: bookings.classId })
    .from(bookings)
    .where(and(eq(bookings.studentId, studentId), isSeat));
  return readLessonTimes(db, inArray(seriesClasses.id, classIds), range);
}

async function readLessonTimes(db: Database, where: SQL | undefined, { from, until }: Range) {
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

type Row = { id: number; name: Localized; startsAt: Date; endsAt: Date };

const toBusyTime =
  (of: LessonKind) =>
  ({ id, name, startsAt, endsAt }: Row): BusyTime => ({
    ...{ of, id, name },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  });
