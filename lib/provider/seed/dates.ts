import { freeClassesFrom } from "../../schedule/free-class";
import type { DemoLive, DemoRecording, DemoSeriesClass } from "./content-types";

/* Dates of the demo content relative to a given time. China has no daylight saving time: Beijing is UTC+8. */

export const minute = 60_000;
export const day = 24 * 60 * minute;
const beijingOffset = 8 * 60 * minute;

/** Returns the midnight in Beijing before a time. */
function beijingMidnight(now: Date): number {
  const local = now.getTime() + beijingOffset;
  return local - (local % day) - beijingOffset;
}

/** Returns the lessons and the deadline of a series class. */
export function seriesClassDates(plan: DemoSeriesClass, now: Date) {
  const [hours = 0, minutes = 0] = plan.startTime.split(":").map(Number);
  const first = beijingMidnight(now) + plan.firstLessonInDays * day + (hours * 60 + minutes) * minute;
  const lessons = plan.lessons.map((name, position) => {
    const startsAt = new Date(first + position * plan.lessonEveryDays * day);
    return { position, name, startsAt, endsAt: new Date(startsAt.getTime() + plan.length * minute) };
  });
  const dayBefore = first - day;
  const deadline =
    plan.state === "expired"
      ? Math.min(dayBefore, now.getTime() - day)
      : Math.max(dayBefore, now.getTime() + day);
  return { deadline: new Date(deadline), lessons };
}

/** Free public classes follow the school's timetable; other live classes start on the half hour. */
export function liveDates(plan: DemoLive, now: Date) {
  const halfHour = now.getTime() - (now.getTime() % (30 * minute));
  const start =
    "freeClass" in plan ? freeClass(plan.freeClass, now) : halfHour + plan.startsInMinutes * minute;
  return { startsAt: new Date(start), endsAt: new Date(start + plan.minutes * minute) };
}

/** Returns new dates for an ended live class. A free public class takes the next start that no other one has. */
export function laterLiveDates(plan: DemoLive, others: readonly Date[], now: Date) {
  if (!("freeClass" in plan)) return liveDates(plan, now);
  const taken = new Set(others.map((start) => start.getTime()));
  let next = 0;
  while (taken.has(freeClass(next, now))) next++;
  return liveDates({ ...plan, freeClass: next }, now);
}

function freeClass(place: number, now: Date): number {
  const starts = freeClassesFrom(now);
  for (let passed = 0; passed < place; passed++) starts.next();
  return starts.next().value.getTime();
}

/** Past live classes were at 22:00 in Beijing, like the free public classes. */
export function recordingDate(plan: DemoRecording, now: Date): Date {
  return new Date(beijingMidnight(now) - plan.daysAgo * day + 22 * 60 * minute);
}

/** Demo keys, which identify a row by its index in the content. */
export const liveKey = (index: number) => `live-${index}`;
export const recordingKey = (index: number) => `recording-${index}`;
