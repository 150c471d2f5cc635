import { and, asc, eq, exists, gt, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { nearestMeetingUrl } from "../../base/links/meeting-url";
import {
  externalLink,
  groupByClass,
  type LinkedLessons,
  type LinkSource,
} from "../../engines/meeting-links/linked-lessons";
import type { Room } from "../../engines/meeting-links/rooms";
import { readContacts } from "../identity/queries";
import { readTeacherLinks } from "../teachers/queries";
import { findClassName } from "./queries";
import { bookings, isSeat, lessons, seriesClasses, takesPlace } from "./tables";

/** The nearest link of the lesson's, the substitute's, the class's and its teacher's. */
export const seriesLinks: LinkSource = {
  of: "series",
  readLinks: readSeriesLinks,
  readParticipants: async (tx, id, page) => {
    const seats = tx
      .select({ id: bookings.studentId })
      .from(bookings)
      .where(and(eq(bookings.classId, id), isSeat));
    const className = (await findClassName(tx, id))?.name ?? {};
    const students = await readContacts(tx, seats, page);
    return students.map((student) => ({ ...student, mailTo: true, className }));
  },
};

async function readSeriesLinks(db: Database, ids: readonly number[]): Promise<LinkedLessons> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ lesson: lessons, series: seriesClasses })
    .from(lessons)
    .innerJoin(seriesClasses, eq(seriesClasses.id, lessons.classId))
    .where(inArray(lessons.classId, [...ids]))
    .orderBy(asc(lessons.classId), asc(lessons.position));
  const teacherLinks = await readTeacherLinks(
    db,
    rows.flatMap(({ lesson, series }) => [series.teacherId, lesson.teacherId ?? []].flat()),
  );
  return groupByClass(
    rows.map(({ lesson, series }) => {
      const linkOf = (teacherId: number) => ({ meetingUrl: teacherLinks.get(teacherId) ?? null });
      const substitute = lesson.teacherId === null ? null : linkOf(lesson.teacherId);
      const url =
        externalLink("series", series.id) ??
        nearestMeetingUrl(lesson, series, linkOf(series.teacherId), substitute);
      return { classId: series.id, name: lesson.name, startsAt: lesson.startsAt, endsAt: lesson.endsAt, url };
    }),
  );
}

/** Lists classes with a link of their own or of a lesson that is not over, once per link. */
export async function listSeriesRooms(db: Database, now: Date): Promise<Room[]> {
  const { id, comboName: name, meetingUrl } = seriesClasses;
  const isAhead = gt(lessons.endsAt, now);
  const ahead = db
    .select({ one: sql`1` })
    .from(lessons)
    .where(and(eq(lessons.classId, id), isAhead));
  const classRows = await db
    .select({ id, name, meetingUrl })
    .from(seriesClasses)
    .where(and(isNotNull(meetingUrl), takesPlace, exists(ahead)));
  const lessonRows = await db
    .select({ id, name, meetingUrl: lessons.meetingUrl })
    .from(lessons)
    .innerJoin(seriesClasses, eq(id, lessons.classId))
    .where(and(isNotNull(lessons.meetingUrl), takesPlace, isAhead));
  return [...classRows, ...lessonRows].map((row) => ({ of: "series", ...row }));
}

/** Whether any class or lesson has a meeting link. */
export async function hasSeriesLink(db: Database): Promise<boolean> {
  for (const table of [seriesClasses, lessons]) {
    const [row] = await db
      .select({ one: sql`1` })
      .from(table)
      .where(isNotNull(table.meetingUrl))
      .limit(1);
    if (row) return true;
  }
  return false;
}
