import { asc, eq, inArray } from "drizzle-orm";
import type { Localized } from "../db/localized";
import { lessons, liveClasses, seriesClasses, teachers } from "../db/schema";
import type { Database } from "../db/types";
import { fillPlaceholders } from "../i18n/fill";
import { classroomSite } from "../links/classroom";
import { nearestMeetingUrl } from "../links/meeting-url";

/** The kinds of classes, as in addresses of the classroom page. */
export type ClassKind = "live" | "series";

/** A lesson with the secret address of its online classroom; null if none is set. A live class is a single lesson. */
export type LinkedLesson = { name: Localized; startsAt: Date; endsAt: Date; url: string | null };

/** The lessons of classes by class id, in the order of the class. */
export type LinkedLessons = ReadonlyMap<number, readonly LinkedLesson[]>;

/**
 * Reads the lessons of classes with the link of each: that of the external classroom, or else the nearest of the
 * lesson's, the class's and the teacher's. The links are secret: only participants may get them.
 */
export function readLinks(db: Database, of: ClassKind, ids: readonly number[]): Promise<LinkedLessons> {
  if (ids.length === 0) return Promise.resolve(new Map());
  return of === "live" ? readLiveLinks(db, ids) : readSeriesLinks(db, ids);
}

async function readSeriesLinks(db: Database, ids: readonly number[]): Promise<LinkedLessons> {
  const rows = await db
    .select({ lesson: lessons, series: seriesClasses, teacher: teachers })
    .from(lessons)
    .innerJoin(seriesClasses, eq(seriesClasses.id, lessons.classId))
    .innerJoin(teachers, eq(teachers.id, seriesClasses.teacherId))
    .where(inArray(lessons.classId, [...ids]))
    .orderBy(asc(lessons.classId), asc(lessons.position));
  return groupByClass(
    rows.map(({ lesson, series, teacher }) => {
      const url = externalLink("series", series.id) ?? nearestMeetingUrl(lesson, series, teacher);
      return { classId: series.id, name: lesson.name, startsAt: lesson.startsAt, endsAt: lesson.endsAt, url };
    }),
  );
}

async function readLiveLinks(db: Database, ids: readonly number[]): Promise<LinkedLessons> {
  const rows = await db
    .select({ live: liveClasses, teacher: teachers })
    .from(liveClasses)
    .leftJoin(teachers, eq(teachers.id, liveClasses.teacherId))
    .where(inArray(liveClasses.id, [...ids]));
  return groupByClass(
    rows.map(({ live, teacher }) => {
      const url = externalLink("live", live.id) ?? nearestMeetingUrl(live, null, teacher);
      return { classId: live.id, name: live.lessonName, startsAt: live.startsAt, endsAt: live.endsAt, url };
    }),
  );
}

/** The entry of a class in the external classroom; undefined without such a classroom. */
function externalLink(of: ClassKind, id: number): string | undefined {
  const { [of]: template } = classroomSite();
  return template && fillPlaceholders(template, { id });
}

function groupByClass(rows: readonly (LinkedLesson & { classId: number })[]): LinkedLessons {
  const byClass = new Map<number, LinkedLesson[]>();
  for (const { classId, ...lesson } of rows) byClass.set(classId, [...(byClass.get(classId) ?? []), lesson]);
  return byClass;
}
