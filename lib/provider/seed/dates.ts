import type { DemoLive, DemoRecording, DemoSeriesClass } from "./content-types";

/* Where the demo content's dates fall, seen from a moment. China keeps no summer time: Beijing is UTC+8. */

export const minute = 60_000;
export const day = 24 * 60 * minute;
const beijingOffset = 8 * 60 * minute;

/** Midnight in Beijing of the day that a moment falls on. */
function beijingMidnight(now: Date): number {
  const local = now.getTime() + beijingOffset;
  return local - (local % day) - beijingOffset;
}

/** When a series class has its lessons, and until when one may apply. */
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

/** Lives begin on the half hour. */
export function liveDates(plan: DemoLive, now: Date) {
  const halfHour = now.getTime() - (now.getTime() % (30 * minute));
  const startsAt = new Date(halfHour + plan.startsInMinutes * minute);
  return { startsAt, endsAt: new Date(startsAt.getTime() + plan.minutes * minute) };
}

/** Past lives were at 22:00 in Beijing, as the free public classes are. */
export function recordingDate(plan: DemoRecording, now: Date): Date {
  return new Date(beijingMidnight(now) - plan.daysAgo * day + 22 * 60 * minute);
}

/** How a row is found again by its place in the content. */
export const liveKey = (index: number) => `live-${index}`;
export const recordingKey = (index: number) => `recording-${index}`;
