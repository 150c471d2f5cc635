import { isoWeekday, toLocalTime } from "../../base/schedule/zoned";
import type { SeriesItem } from "./item";
import { unpackStarts } from "./lesson-starts";
import type { Weekday } from "./choice";

const weekMs = 7 * 86_400_000;

/** A lesson of a class in a week: its start in milliseconds since 1970 and in a time zone, such as 19:30. */
export type WeekLesson = { item: SeriesItem; start: number; time: string };

/**
 * Places classes in a week by the lessons of their first seven days that have not started at `now` (milliseconds since
 * 1970), in a time zone. The lessons of a day are in order of their time.
 */
export function toWeek(
  items: readonly SeriesItem[],
  now: number,
  zone: string,
): ReadonlyMap<Weekday, WeekLesson[]> {
  const week = new Map<Weekday, WeekLesson[]>();
  for (const item of items) {
    const coming = unpackStarts(item.starts).filter((start) => start >= now);
    for (const start of coming.filter((one) => one < (coming[0] ?? 0) + weekMs)) {
      const { date, time } = toLocalTime(new Date(start), zone);
      const day = isoWeekday(date) as Weekday;
      week.set(day, [...(week.get(day) ?? []), { item, start, time }]);
    }
  }
  for (const lessons of week.values()) lessons.sort((a, b) => a.time.localeCompare(b.time));
  return week;
}
