import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte } from "drizzle-orm";
import type { Localized } from "../../base/db/localized";
import type { Database } from "../../base/db/types";
import type { TimeRange } from "../../engines/busy-times/busy-times";
import { courses, liveClasses, liveSubscriptions, recordings } from "./tables";

/* What other subjects ask about live classes. */

/** Whether there are live classes, or any from the demo content. */
export async function hasLiveClasses(db: Database, { onlyDemo = false } = {}): Promise<boolean> {
  return (await db.$count(liveClasses, onlyDemo ? isNotNull(liveClasses.demoKey) : undefined)) > 0;
}

/** Whether a teacher has a live class that has not ended. */
export async function hasLiveClassAhead(db: Database, teacherId: number, now: Date): Promise<boolean> {
  const ahead = and(eq(liveClasses.teacherId, teacherId), gt(liveClasses.endsAt, now));
  return (await db.$count(liveClasses, ahead)) > 0;
}

/** Lists live classes that are not over and have no link of their own, next first. */
export const listLivesWithoutLink = (db: Database, now: Date) => {
  const { id, lessonName, startsAt, endsAt, meetingUrl } = liveClasses;
  return db
    .select({ id, lessonName, startsAt })
    .from(liveClasses)
    .where(and(isNull(meetingUrl), gt(endsAt, now)))
    .orderBy(asc(startsAt), asc(id));
};

/** Lists the members who saved a live class. */
export async function listSubscribers(db: Database, liveId: number): Promise<number[]> {
  const rows = await db
    .select({ id: liveSubscriptions.accountId })
    .from(liveSubscriptions)
    .where(eq(liveSubscriptions.liveId, liveId));
  return rows.map(({ id }) => id);
}

/** Finds the name of a live class by its id. */
export async function findLiveName(db: Database, id: number): Promise<Localized | undefined> {
  const [live] = await db
    .select({ name: liveClasses.lessonName })
    .from(liveClasses)
    .where(eq(liveClasses.id, id));
  return live?.name;
}

/** Lists the live classes that are not over, next first. */
export const listLivesAhead = (db: Database, now: Date) =>
  db
    .select({ id: liveClasses.id, name: liveClasses.lessonName, startsAt: liveClasses.startsAt })
    .from(liveClasses)
    .where(gt(liveClasses.endsAt, now))
    .orderBy(asc(liveClasses.startsAt), asc(liveClasses.id));

/** Lists the ids of all courses; each has a page on the site. */
export async function listCourseIds(db: Database): Promise<number[]> {
  return (await db.select({ id: courses.id }).from(courses)).map(({ id }) => id);
}

/** Finds a course with the recordings up to a time, newest first. */
export async function findCourse(db: Database, id: number, now: Date) {
  const [course] = await db.select().from(courses).where(eq(courses.id, id));
  if (!course) return undefined;
  const rows = await db
    .select()
    .from(recordings)
    .where(and(eq(recordings.courseId, id), lte(recordings.startsAt, now)))
    .orderBy(desc(recordings.startsAt), asc(recordings.id));
  return { course, recordings: rows };
}

/** Lists a teacher's live classes that end after a time. */
export const listTaughtLives = (db: Database, teacherId: number, after: Date) =>
  db
    .select()
    .from(liveClasses)
    .where(and(eq(liveClasses.teacherId, teacherId), gt(liveClasses.endsAt, after)));

/** Lists the ids of all live classes. */
export async function listLiveIds(db: Database): Promise<number[]> {
  return (await db.select({ id: liveClasses.id }).from(liveClasses)).map(({ id }) => id);
}

/** Lists the live classes that overlap a range, in the order of their start. */
export const listLivesBetween = (db: Database, { from, until }: TimeRange) => {
  const { id, courseName: name, lessonName, startsAt, endsAt, teacherId } = liveClasses;
  return db
    .select({ id, name, lessonName, startsAt, endsAt, teacherId })
    .from(liveClasses)
    .where(and(lt(startsAt, until), gt(endsAt, from)))
    .orderBy(asc(startsAt), asc(id));
};

/** Lists the teachers who have given a live class or will give one. */
export async function listLiveTeachers(db: Database): Promise<number[]> {
  const rows = await db.selectDistinct({ id: liveClasses.teacherId }).from(liveClasses);
  return rows.flatMap(({ id }) => id ?? []);
}
