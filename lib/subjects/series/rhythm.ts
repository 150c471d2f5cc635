import { utcOffsetMinutes } from "../../base/schedule/zoned";

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** Most different times of day that a card can show. */
const maxHours = 3;
/** Minimum share of lessons that follow a rhythm, and of its dates that have a lesson. */
const minRegular = 0.75;
/** Fewer lessons show no distance between them. */
const minSteps = 2;

/**
 * How the lessons of a class follow each other. `hours` groups lesson starts by time of day; each start represents all
 * lessons of its weekday and time. `isExact` is false if a few lessons are at other times.
 * - `weekly`: at the weekdays and times of `hours`
 * - `days`: every so many days, at the time of its one start
 * - `dates`: on dates without a rhythm, within so many days; one start for each time of day, or none if these vary too
 *   much
 */
export type Rhythm =
  | { kind: "weekly"; isExact: boolean; hours: string[][] }
  | { kind: "days"; days: number; isExact: boolean; hours: [[string]] }
  | { kind: "dates"; days: number; hours: string[][] };

/**
 * Finds the rhythm of lessons by the school's clock, so that it stays the same when clocks change there.
 * @param zone the school's time zone
 * @returns undefined if no lesson has a time
 */
export function findRhythm(
  lessons: readonly { from?: string | undefined }[],
  zone: string,
): Rhythm | undefined {
  const starts = lessons
    .flatMap(({ from }) => (from === undefined ? [] : { instant: from, localMs: toLocalMs(from, zone) }))
    .toSorted((a, b) => Date.parse(a.instant) - Date.parse(b.instant));
  const first = starts[0]?.instant;
  if (first === undefined) return undefined;
  const weekly = weeklyRhythm(starts, first);
  if (weekly) {
    const [daily, ...others] = weekly.hours;
    const isDaily = daily?.length === 7 && others.length === 0;
    return isDaily ? { kind: "days", days: 1, isExact: weekly.isExact, hours: [[first]] } : weekly;
  }
  return steadyRhythm(starts, first) ?? { kind: "dates", days: spanDays(starts), hours: timesOfDay(starts) };
}

/** Days from the first lesson to the last by the school's calendar, both counted. */
function spanDays(starts: readonly Start[]): number {
  const [first = 0, last = 0] = [starts[0], starts.at(-1)].map((start) =>
    Math.floor((start?.localMs ?? 0) / dayMs),
  );
  return last - first + 1;
}

/** The same weekdays each week. */
function weeklyRhythm(starts: readonly Start[], first: string): (Rhythm & { kind: "weekly" }) | undefined {
  const spanMs = Date.parse(starts.at(-1)?.instant ?? first) - Date.parse(first);
  // A slot with a single lesson is an exception, unless the whole class takes less than a week.
  const regular = groupBy(starts, slotOf)
    .filter(([, lessons]) => spanMs < weekMs || lessons.length > 1)
    .toSorted(([a], [b]) => a - b);
  const regularCount = regular.reduce((sum, [, lessons]) => sum + lessons.length, 0);
  const hours = groupBy(regular, ([slot]) => slot % dayMs);
  const isRegular =
    regularCount / starts.length >= minRegular &&
    // Excludes classes every other day, which have a lesson on each weekday only every second week.
    regularCount / (regular.length * Math.max(1, spanMs / weekMs)) >= minRegular &&
    hours.length <= maxHours;
  if (!isRegular) return undefined;
  return {
    kind: "weekly",
    isExact: regularCount === starts.length,
    hours: hours.map(([, slots]) => slots.flatMap(([, [start]]) => start?.instant ?? [])),
  };
}

/** The same number of days between one lesson and the next. */
function steadyRhythm(starts: readonly Start[], first: string): Rhythm | undefined {
  const gaps = starts.slice(1).map(({ localMs }, index) => localMs - (starts[index]?.localMs ?? localMs));
  const [gap, same] = groupBy(gaps, (ms) => ms).toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [0, []];
  if (gap === 0 || gap % dayMs !== 0 || gaps.length < minSteps) return undefined;
  if (same.length / gaps.length < minRegular) return undefined;
  const isExact = same.length === gaps.length;
  if (gap === weekMs) return { kind: "weekly", isExact, hours: [[first]] };
  return { kind: "days", days: gap / dayMs, isExact, hours: [[first]] };
}

/** One start for each time of day; none if there are too many. */
function timesOfDay(starts: readonly Start[]): string[][] {
  const groups = groupBy(starts, (start) => slotOf(start) % dayMs);
  return groups.length <= maxHours ? groups.map(([, [start]]) => (start ? [start.instant] : [])) : [];
}

/** A lesson's start, and what the school's clock then shows, as if it were UTC. */
type Start = { instant: string; localMs: number };

const toLocalMs = (instant: string, zone: string): number =>
  Date.parse(instant) + utcOffsetMinutes(new Date(instant), zone) * 60_000;

/** Returns the milliseconds since Monday midnight by the school's clock. The epoch was a Thursday. */
const slotOf = ({ localMs }: Start): number => (localMs + 3 * dayMs) % weekMs;

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => number): [number, Item[]][] {
  const groups = new Map<number, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
