import type { ClosedDays } from "./closed-days";
import { listDays } from "./closed-days";
import { isoWeekday, toLocalTime } from "../../base/schedule/zoned";

/**
 * Finds the closed days that are not over and concern a class: one lies between its lessons, on a weekday on which it has
 * lessons.
 * @param starts of its lessons in milliseconds since 1970
 * @param zone the school's time zone
 */
export function closedDaysOfClass<Days extends ClosedDays>(
  closed: readonly Days[],
  starts: readonly number[],
  { zone, now }: { zone: string; now: Date },
): Days[] {
  const days = starts.map((start) => toLocalTime(new Date(start), zone).date).toSorted();
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const weekdays = new Set(days.map(isoWeekday));
  const today = toLocalTime(now, zone).date;
  return closed.filter(
    ({ firstDay, lastDay }) =>
      lastDay >= today &&
      listDays(firstDay, lastDay).some((day) => day >= first && day <= last && weekdays.has(isoWeekday(day))),
  );
}
