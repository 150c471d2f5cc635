import { addDays, isoWeekday, toLocalTime } from "./zoned";

/** Returns the seven dates, from Monday on, of the week that contains a date. */
export function weekOf(date: string): string[] {
  const monday = addDays(date, 1 - isoWeekday(date));
  return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days));
}

/**
 * Groups lessons by the local date of their start, in their order.
 * @param zone IANA name of the time zone
 */
export function groupByDate<Lesson extends { from: string }>(
  lessons: readonly Lesson[],
  zone: string,
): ReadonlyMap<string, readonly Lesson[]> {
  const byDate = new Map<string, Lesson[]>();
  for (const lesson of lessons) {
    const { date } = toLocalTime(new Date(lesson.from), zone);
    const sameDay = byDate.get(date) ?? [];
    sameDay.push(lesson);
    byDate.set(date, sameDay);
  }
  return byDate;
}
