import { and, asc, eq, inArray } from "drizzle-orm";
import type { Localized } from "../../../base/db/localized";
import { liveClasses } from "../../live/tables";
import { lessons, seriesClasses } from "../../series/tables";
import { teachers } from "../../teachers/tables";
import { trialLessons } from "../../trials/tables";
import type { Database } from "../../../base/db/types";
import { enterableTrialStates } from "../../../base/contract/trial-states";
import { perLanguage } from "../../../base/i18n/languages";
import { serverMessages } from "../../../base/i18n/server-messages";
import { classroomSite } from "../../../base/links/classroom";
import { nearestMeetingUrl } from "../../../base/links/meeting-url";
import type { LessonKind } from "../../../base/paths";
import { trialEnd } from "../../../base/schedule/classroom-window";
import { withId } from "../../../base/paths";

/**
 * A lesson with the secret address of its online classroom; null if none is set. Live classes and trial lessons are
 * single lessons.
 */
export type LinkedLesson = { name: Localized; startsAt: Date; endsAt: Date; url: string | null };

/** The lessons of classes by class id, in the order of the class. */
export type LinkedLessons = ReadonlyMap<number, readonly LinkedLesson[]>;

/**
 * Reads the lessons of classes with the link of each: that of the external classroom; or else the nearest of the
 * lesson's, the class's and the teacher's, and for live classes only their own. The links are secret: only participants
 * may get them.
 */
export function readLinks(db: Database, of: LessonKind, ids: readonly number[]): Promise<LinkedLessons> {
  if (ids.length === 0) return Promise.resolve(new Map());
  return readers[of](db, ids);
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
    .select()
    .from(liveClasses)
    .where(inArray(liveClasses.id, [...ids]));
  return groupByClass(
    rows.map(({ id, lessonName: name, startsAt, endsAt, meetingUrl }) => {
      const url = externalLink("live", id) ?? meetingUrl;
      return { classId: id, name, startsAt, endsAt, url };
    }),
  );
}

/** The name of trial lessons in each language. */
export const trialName: Localized = perLanguage((language) => serverMessages[language].trialLesson);

/** Only trial lessons that are arranged or were held have links. */
async function readTrialLinks(db: Database, ids: readonly number[]): Promise<LinkedLessons> {
  const rows = await db
    .select({ trial: trialLessons, teacher: teachers })
    .from(trialLessons)
    .leftJoin(teachers, eq(teachers.id, trialLessons.teacherId))
    .where(and(inArray(trialLessons.id, [...ids]), inArray(trialLessons.state, [...enterableTrialStates])));
  return groupByClass(
    rows.flatMap(({ trial, teacher }) => {
      const { id, startsAt } = trial;
      if (startsAt === null) return [];
      const url = externalLink("trial", id) ?? nearestMeetingUrl(trial, null, teacher);
      return [{ classId: id, name: trialName, startsAt, endsAt: trialEnd(startsAt), url }];
    }),
  );
}

const readers = { series: readSeriesLinks, live: readLiveLinks, trial: readTrialLinks };

/** The entry of a class in the external classroom; undefined without such a classroom. */
function externalLink(of: LessonKind, id: number): string | undefined {
  const { [of]: template } = classroomSite();
  return template && withId(template, id);
}

function groupByClass(rows: readonly (LinkedLesson & { classId: number })[]): LinkedLessons {
  const byClass = new Map<number, LinkedLesson[]>();
  for (const { classId, ...lesson } of rows) byClass.set(classId, [...(byClass.get(classId) ?? []), lesson]);
  return byClass;
}
