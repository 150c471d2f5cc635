import type { CalendarEvent } from "../../base/calendars/calendar-entries";
import { eventUid, lessonEventId, liveEventId } from "../../base/calendars/calendar-file";
import type { Database } from "../../base/db/types";
import { env } from "../../base/env";
import type { Language } from "../../base/i18n/languages";
import { classroomSite } from "../../base/links/classroom";
import { classroomPath, withId } from "../../base/paths";
import { readTeachingLessons, trialTitle, type TeachingLesson } from "./teaching-lessons";

/**
 * A teacher's lessons as calendar events by UID. They link to the classroom page, never to the meeting link, because a
 * calendar service stores them.
 */
export async function readTeacherEvents(
  db: Database,
  teacherId: number,
  language: Language,
): Promise<Map<string, CalendarEvent>> {
  const lessons = await readTeachingLessons(db, teacherId, { after: new Date(0), language });
  return new Map(
    lessons
      .filter(({ trial }) => trial?.state !== "missed")
      .map((lesson) => [eventUid(eventId(lesson), env().SITE_URL), toEvent(lesson, language)]),
  );
}

function eventId({ of, id, lessonId }: TeachingLesson): string {
  if (of === "live") return liveEventId(id);
  return lessonId === null ? `trial-${id}` : lessonEventId(lessonId);
}

function toEvent(lesson: TeachingLesson, language: Language): CalendarEvent {
  const { of, title, lessonName, startsAt, endsAt, student } = lesson;
  return {
    title: of === "trial" ? trialTitle(student ?? "", language) : lessonName,
    description: title,
    url: new URL(entryPath(lesson), env().SITE_URL).href,
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
  };
}

/** Where the lesson is entered. */
const entryPath = ({ of, id }: TeachingLesson): string =>
  withId(classroomSite()[of] ?? classroomPath(of, "{id}"), id);
