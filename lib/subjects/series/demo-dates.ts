import { beijingMidnight, beijingOffsetMs, dayMs, minuteMs, toClockMs } from "../../engines/demo/dates";
import type { DemoSeriesClass, DemoStartedClass } from "./demo-plans";

/** Returns the lessons of a class of the demo. */
export function lessonDates(plan: DemoSeriesClass | DemoStartedClass, now: Date) {
  const clockMs = toClockMs(plan.startTime);
  const midnight = beijingMidnight(now) + plan.firstLessonInDays * dayMs;
  const days = lessonDays(plan.lessonDays, midnight, plan.lessons.length);
  return plan.lessons.map((name, position) => {
    const startsAt = new Date((days[position] ?? midnight) + clockMs);
    return { position, name, startsAt, endsAt: new Date(startsAt.getTime() + plan.length * minuteMs) };
  });
}

/** Returns the lessons and the deadline of a series class that the demo offers. */
export function seriesClassDates(plan: DemoSeriesClass, now: Date) {
  const lessons = lessonDates(plan, now);
  const first = lessons[0]?.startsAt.getTime() ?? now.getTime();
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
