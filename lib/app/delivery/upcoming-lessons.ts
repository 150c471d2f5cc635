import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import type { NotificationData } from "../../engines/notifications/events";
import { liveClasses } from "../../subjects/live/tables";
import { lessons, seriesClasses } from "../../subjects/series/tables";
import { findUpcomingTrials } from "../../subjects/trials/upcoming-trials";
import type { Localized } from "../../base/db/localized";
import type { Database } from "../../base/db/types";
import type { LinkedLesson } from "../../engines/meeting-links/linked-lessons";
import { readLinks } from "../../subjects/lessons/links/read-links";
import { publishedRules } from "../../subjects/rules/published";
import { trialName } from "../../subjects/trials/meeting-links";

/** How many hours before a lesson of a kind its reminder is sent, by the school's rules. */
export const reminderHours = (of: UpcomingLesson["of"]): number => publishedRules().lessons[of].reminderHours;

/** The same in milliseconds. */
export const leadTimeMs = (of: UpcomingLesson["of"]): number => reminderHours(of) * 60 * 60 * 1000;

/** A live class, a lesson of a series class, or a trial lesson, that starts so soon that it is time for its reminder. */
export type UpcomingLesson = Pick<NotificationData<"lesson.soon">, "of" | "class" | "lesson" | "has_link"> & {
  /** Id of the lesson of a series class; 0 for others. */
  lessonId: number;
  startsAt: Date;
};

type ClassRef = Pick<UpcomingLesson, "of"> & { id: number };

const latestSoonStart = (of: UpcomingLesson["of"], now: Date) => new Date(now.getTime() + leadTimeMs(of));

const startsSoon = (of: "live" | "series", now: Date) => {
  const { startsAt } = of === "live" ? liveClasses : lessons;
  return and(gt(startsAt, now), lte(startsAt, latestSoonStart(of, now)));
};

/** Finds upcoming lessons, optionally of one class only. */
export async function findUpcomingLessons(
  db: Database,
  now: Date,
  onlyClass?: ClassRef,
): Promise<UpcomingLesson[]> {
  const live = db
    .select({
      id: liveClasses.id,
      course: liveClasses.courseName,
      lesson: liveClasses.lessonName,
      startsAt: liveClasses.startsAt,
      lessonId: sql<number>`0`,
    })
    .from(liveClasses)
    .where(and(startsSoon("live", now), onlyClass && eq(liveClasses.id, onlyClass.id)))
    .orderBy(asc(liveClasses.startsAt));
  const series = db
    .select({
      id: seriesClasses.id,
      course: seriesClasses.comboName,
      lesson: lessons.name,
      startsAt: lessons.startsAt,
      lessonId: lessons.id,
    })
    .from(lessons)
    .innerJoin(seriesClasses, eq(seriesClasses.id, lessons.classId))
    .where(and(startsSoon("series", now), onlyClass && eq(lessons.classId, onlyClass.id)))
    .orderBy(asc(lessons.startsAt));
  const lessonsFound: UpcomingLesson[] = [];
  for (const [of, read] of [
    ["live", () => live],
    ["series", () => series],
    ["trial", () => readUpcomingTrials(db, now, onlyClass)],
  ] as const) {
    if (onlyClass && onlyClass.of !== of) continue;
    const found = await read();
    const ids = new Set(found.map(({ id }) => id));
    const links = await readLinks(db, of, [...ids]);
    for (const { id, course, ...rest } of found) {
      const isSame = (one: LinkedLesson) => one.startsAt.getTime() === rest.startsAt.getTime();
      const url = links.get(id)?.find(isSame)?.url ?? null;
      lessonsFound.push({ of, class: { id, name: course }, ...rest, has_link: url !== null });
    }
  }
  return lessonsFound;
}

/** A trial lesson belongs to no class, so its course has no name. */
async function readUpcomingTrials(db: Database, now: Date, onlyClass: ClassRef | undefined) {
  const course: Localized = {};
  const range = { from: now, until: latestSoonStart("trial", now), id: onlyClass?.id };
  const found = await findUpcomingTrials(db, range);
  return found.map((row) => ({ ...row, course, lesson: trialName, lessonId: 0 }));
}
