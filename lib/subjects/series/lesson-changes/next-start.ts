import { addDays, isoWeekday, toInstant, toLocalTime } from "../../../base/schedule/zoned";

/** Least share of a weekday among the lessons, compared with the most frequent one, to belong to the rhythm. */
const minShare = 0.5;

/**
 * Proposes the start of a lesson after the last one, in the rhythm of the class: on its next weekday, at that weekday's
 * usual time by the school's clock.
 * @param isClosed whether there can be no lesson at a start
 * @returns undefined for a class without lessons
 */
export function nextStart(
  starts: readonly Date[],
  zone: string,
  isClosed: (start: Date) => boolean,
): Date | undefined {
  const last = starts.toSorted((one, other) => one.getTime() - other.getTime()).at(-1);
  if (!last) return undefined;
  const locals = starts.map((start) => toLocalTime(start, zone));
  const times = new Map<number, string[]>();
  for (const { date, time } of locals) {
    const weekday = isoWeekday(date);
    times.set(weekday, [...(times.get(weekday) ?? []), time]);
  }
  const most = Math.max(...[...times.values()].map(({ length }) => length));
  const lastDay = toLocalTime(last, zone).date;
  for (let days = 1; days <= maxDays; days += 1) {
    const day = addDays(lastDay, days);
    const usual = times.get(isoWeekday(day)) ?? [];
    if (usual.length < most * minShare) continue;
    const start = toInstant(day, mostFrequent(usual), zone);
    if (!isClosed(start)) return start;
  }
  return undefined;
}

/** Longest closed time that is skipped. */
const maxDays = 120;

function mostFrequent(values: readonly string[]): string {
  const count = (value: string) => values.filter((one) => one === value).length;
  return values.toSorted((one, other) => count(other) - count(one))[0] ?? "";
}
