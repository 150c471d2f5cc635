import { weeklyFrom } from "../../base/schedule/weekly";
import type { DemoLive, DemoRecording, DemoSeriesClass, DemoTrial } from "./content-schema";

/* Dates of the demo content relative to a given time. China has no daylight saving time: Beijing is UTC+8. */

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;
/** The free public class of the demo school (content/school.yaml). */
const freeClassSchedule = { days: [2, 4], time: "22:00" };
const beijingOffsetMs = 8 * 60 * minuteMs;

/** Returns the midnight in Beijing before a time. */
function beijingMidnight(now: Date): number {
  const local = now.getTime() + beijingOffsetMs;
  return local - (local % dayMs) - beijingOffsetMs;
}

/** Milliseconds from midnight to a time such as 19:30. */
function toClockMs(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return (hours * 60 + minutes) * minuteMs;
}

/** Returns the lessons and the deadline of a series class. */
export function seriesClassDates(plan: DemoSeriesClass, now: Date) {
  const clockMs = toClockMs(plan.startTime);
  const midnight = beijingMidnight(now) + plan.firstLessonInDays * dayMs;
  const days = lessonDays(plan.lessonDays, midnight, plan.lessons.length);
  const lessons = plan.lessons.map((name, position) => {
    const startsAt = new Date((days[position] ?? midnight) + clockMs);
    return { position, name, startsAt, endsAt: new Date(startsAt.getTime() + plan.length * minuteMs) };
  });
  const first = lessons[0]?.startsAt.getTime() ?? midnight;
  const dayBefore = first - dayMs;
  const deadline =
    plan.state === "expired"
      ? Math.min(dayBefore, now.getTime() - dayMs)
      : Math.max(dayBefore, now.getTime() + dayMs);
  return { deadline: new Date(deadline), lessons };
}

/** The midnights in Beijing of `count` lessons; the first is on the given day or, on fixed weekdays, soon after it. */
function lessonDays(days: DemoSeriesClass["lessonDays"], first: number, count: number): number[] {
  if (typeof days === "number")
    return Array.from({ length: count }, (_, index) => first + index * days * dayMs);
  const midnights: number[] = [];
  for (let midnight = first; midnights.length < count; midnight += dayMs) {
    const weekday = new Date(midnight + beijingOffsetMs).getUTCDay() || 7;
    if (days.includes(weekday)) midnights.push(midnight);
  }
  return midnights;
}

/** Free public classes follow the school's timetable; others start at their time of day or on the half hour. */
export function liveDates(plan: DemoLive, now: Date) {
  const start = "freeClass" in plan ? freeClass(plan.freeClass, now) : plannedStart(plan, now);
  return { startsAt: new Date(start), endsAt: new Date(start + plan.minutes * minuteMs) };
}

type PlannedLive = Exclude<DemoLive, { freeClass: number }>;

function plannedStart({ startsInMinutes, startTime }: PlannedLive, now: Date): number {
  const halfHour = now.getTime() - (now.getTime() % (30 * minuteMs));
  const start = halfHour + startsInMinutes * minuteMs;
  return startTime === undefined ? start : beijingMidnight(new Date(start)) + toClockMs(startTime);
}

/** Returns new dates for an ended live class. A free public class takes the next start that no other one has. */
export function laterLiveDates(plan: DemoLive, others: readonly Date[], now: Date) {
  if (!("freeClass" in plan)) return liveDates(plan, now);
  const takenStarts = new Set(others.map((start) => start.getTime()));
  let next = 0;
  while (takenStarts.has(freeClass(next, now))) next++;
  return liveDates({ ...plan, freeClass: next }, now);
}

function freeClass(index: number, now: Date): number {
  const starts = weeklyFrom(freeClassSchedule, now);
  for (let skipped = 0; skipped < index; skipped++) starts.next();
  return starts.next().value.getTime();
}

export function trialDate({ inDays, startTime }: DemoTrial, now: Date): Date {
  return new Date(beijingMidnight(now) + inDays * dayMs + toClockMs(startTime));
}

/** Past live classes were at 22:00 in Beijing, like the free public classes. */
export function recordingDate(plan: DemoRecording, now: Date): Date {
  return new Date(beijingMidnight(now) - plan.daysAgo * dayMs + 22 * 60 * minuteMs);
}

/** Demo keys, which identify a row by its index in the content. */
export const liveKey = (index: number) => `live-${index}`;
export const recordingKey = (index: number) => `recording-${index}`;
