import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ResponseOf } from "../../../base/contract/call";
import type { DeskLanguage } from "../../../base/desk/language";
import { localize } from "../../../base/db/localized";
import { lessonRecordings } from "./tables";
import { liveClasses, recordings } from "../../live/tables";
import { lessons, seriesClasses } from "../../series/tables";
import type { Database } from "../../../base/db/types";
import type { recordingCalls } from "./recording-calls";

type Lesson = ResponseOf<typeof recordingCalls, "recordings/list">["lessons"][number];

const dayMs = 24 * 60 * 60 * 1000;
/** How long after its end a lesson is listed. */
const listedMs = 30 * dayMs;
/** The time after a lesson within which the terms promise its recording. */
const promisedMs = dayMs;
/** The most lessons that one list shows. */
const maxLessons = 200;

/** Condition for lessons that ended in the last 30 days. */
const endedLately = (endsAt: typeof lessons.endsAt | typeof liveClasses.endsAt, now: Date) =>
  and(lte(endsAt, now), gt(endsAt, new Date(now.getTime() - listedMs)));

/** The public recording of a live class, among the content. */
const published = alias(recordings, "published");

const recordingOfLesson = and(
  eq(lessonRecordings.classId, lessons.classId),
  eq(lessonRecordings.startsAt, lessons.startsAt),
);

/** Selects lessons of series classes with students, since without any there was no lesson. */
const ofSeries = (recorded: boolean, now: Date): SQL | undefined =>
  and(
    endedLately(lessons.endsAt, now),
    gt(seriesClasses.students, 0),
    (recorded ? isNotNull : isNull)(lessonRecordings.id),
  );

const ofLive = (recorded: boolean, now: Date): SQL | undefined =>
  and(
    endedLately(liveClasses.endsAt, now),
    recorded
      ? or(isNotNull(lessonRecordings.id), isNotNull(published.id))
      : and(isNull(lessonRecordings.id), isNull(published.id)),
  );

type ListOptions = { recorded: boolean; now: Date; language: DeskLanguage };

/** Lists lessons that ended in the last 30 days, by whether they have a recording: oldest first, else newest first. */
export async function listRecordedLessons(
  db: Database,
  { recorded, now, language }: ListOptions,
): Promise<Lesson[]> {
  const order = recorded ? desc : asc;
  const seriesRows = await db
    .select({ row: lessons, name: seriesClasses.comboName, url: lessonRecordings.url })
    .from(lessons)
    .innerJoin(seriesClasses, eq(seriesClasses.id, lessons.classId))
    .leftJoin(lessonRecordings, recordingOfLesson)
    .where(ofSeries(recorded, now))
    .orderBy(order(lessons.endsAt), asc(lessons.classId), asc(lessons.position))
    .limit(maxLessons);
  const liveRows = await db
    .select({ row: liveClasses, url: lessonRecordings.url, published: published.id })
    .from(liveClasses)
    .leftJoin(lessonRecordings, eq(lessonRecordings.liveId, liveClasses.id))
    .leftJoin(published, eq(published.liveId, liveClasses.id))
    .where(ofLive(recorded, now))
    .orderBy(order(liveClasses.endsAt), asc(liveClasses.id))
    .limit(maxLessons);
  const timesOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
    starts_at: startsAt.toISOString(),
    ended_at: endsAt.toISOString(),
    is_late: endsAt.getTime() + promisedMs <= now.getTime(),
  });
  const list: Lesson[] = [
    ...seriesRows.map(({ row, name, url }) => ({
      of: "series" as const,
      id: row.classId,
      ...timesOf(row),
      class_name: localize(name, language),
      lesson_name: localize(row.name, language),
      url: url ?? "",
      is_public: false,
    })),
    ...liveRows.map(({ row, url, published: publicId }) => ({
      of: "live" as const,
      id: row.id,
      ...timesOf(row),
      class_name: localize(row.courseName, language),
      lesson_name: localize(row.lessonName, language),
      url: url ?? "",
      is_public: publicId !== null,
    })),
  ];
  const direction = recorded ? -1 : 1;
  return list
    .toSorted((one, other) => direction * one.ended_at.localeCompare(other.ended_at))
    .slice(0, maxLessons);
}

/** Counts the lessons that ended in the last 30 days, by whether they have a recording. */
export async function countRecordedLessons(db: Database, recorded: boolean, now: Date): Promise<number> {
  const count = sql<number>`count(*)::int`;
  const [series] = await db
    .select({ count })
    .from(lessons)
    .innerJoin(seriesClasses, eq(seriesClasses.id, lessons.classId))
    .leftJoin(lessonRecordings, recordingOfLesson)
    .where(ofSeries(recorded, now));
  const [live] = await db
    .select({ count })
    .from(liveClasses)
    .leftJoin(lessonRecordings, eq(lessonRecordings.liveId, liveClasses.id))
    .leftJoin(published, eq(published.liveId, liveClasses.id))
    .where(ofLive(recorded, now));
  return (series?.count ?? 0) + (live?.count ?? 0);
}
