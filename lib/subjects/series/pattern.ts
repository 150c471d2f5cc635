import { addDays, toLocalTime, toInstant, isoWeekday } from "../../base/schedule/zoned";
import { maxLessons } from "../../engines/content/rules";

/* Computes the lessons of a series class from a weekly pattern. */

export type LessonSlot = { startsAt: string; endsAt: string };

export type Pattern = {
  /** The first day on which there may be a lesson. */
  from: string;
  /** 1 Monday to 7 Sunday; at least one. */
  weekdays: readonly number[];
  /** Local time in the zone, such as 19:30. */
  time: string;
  zone: string;
  /** Number of lessons, up to the maximum of a class. */
  count: number;
  /** Minutes per lesson. */
  length: number;
  /** Days without a lesson; each delays the following lessons. */
  holidays: readonly string[];
  /** Whether the school is closed at a start; such a day delays the lessons like a holiday. */
  isClosed?: (startsAt: Date) => boolean;
};

/** The lessons of a weekly pattern; none without a valid weekday. */
export function slotsOf(pattern: Pattern): LessonSlot[] {
  const { from, weekdays, time, zone, count, length, holidays, isClosed } = pattern;
  const slots: LessonSlot[] = [];
  const slotCount = weekdays.some((day) => day >= 1 && day <= 7) ? Math.min(count, maxLessons) : 0;
  for (let date = from; slots.length < slotCount; date = addDays(date, 1)) {
    if (!weekdays.includes(isoWeekday(date)) || holidays.includes(date)) continue;
    const startsAt = toInstant(date, time, zone);
    if (isClosed?.(startsAt)) continue;
    slots.push({
      startsAt: startsAt.toISOString(),
      endsAt: new Date(startsAt.getTime() + length * 60_000).toISOString(),
    });
  }
  return slots;
}

/** Moves an instant by days at the same local time of the zone. */
export function moveDays(instant: string, days: number, zone: string): string {
  const { date, time } = toLocalTime(new Date(instant), zone);
  return toInstant(addDays(date, days), time, zone).toISOString();
}
