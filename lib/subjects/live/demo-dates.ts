import { weeklyFrom } from "../../base/schedule/weekly";
import { beijingMidnight, dayMs, minuteMs, toClockMs } from "../../engines/demo/dates";
import type { DemoLive, DemoRecording } from "./demo-plans";

/** The free public class of the demo school (content/school.yaml). */
const freeClassSchedule = { days: [2, 4], time: "22:00" };

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

/** Past live classes were at 22:00 in Beijing, like the free public classes. */
export function recordingDate(plan: DemoRecording, now: Date): Date {
  return new Date(beijingMidnight(now) - plan.daysAgo * dayMs + 22 * 60 * minuteMs);
}
