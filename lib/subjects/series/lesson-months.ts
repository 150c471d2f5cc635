import { addDays, isoWeekday, toLocalTime } from "../../base/schedule/zoned";

/** A month of the calendar of a class. */
export type LessonMonth = {
  /** Its first day, such as 2026-11-01. */
  first: string;
  /** Its days in order. */
  days: string[];
  /** Empty cells before the first day in a week that starts on Monday. */
  offset: number;
};

/** The days of lessons in a time zone, such as 2026-11-30. @param starts in milliseconds since 1970 */
export function lessonDays(starts: readonly number[], zone: string): Set<string> {
  return new Set(starts.map((start) => toLocalTime(new Date(start), zone).date));
}

/**
 * The months of lessons in any time zone: from a day before the first lesson by the school's clock to a day after the
 * last, because the browser marks the lessons by the visitor's clock.
 */
export function lessonMonths(starts: readonly number[], schoolZone: string): LessonMonth[] {
  const days = [...lessonDays(starts, schoolZone)].toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const months: LessonMonth[] = [];
  const end = addDays(last, 1);
  for (let month = firstOfMonth(addDays(first, -1)); month <= end; month = nextMonth(month)) {
    months.push({ first: month, days: daysOf(month), offset: isoWeekday(month) - 1 });
  }
  return months;
}

const firstOfMonth = (date: string) => `${date.slice(0, 7)}-01`;
/** The first day of the next month, which is 28 to 31 days later. */
const nextMonth = (first: string) => firstOfMonth(addDays(first, 31));

function daysOf(first: string): string[] {
  const days: string[] = [];
  for (let day = first; firstOfMonth(day) === first; day = addDays(day, 1)) days.push(day);
  return days;
}
