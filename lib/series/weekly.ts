import { beijingAheadMs } from "../schedule/beijing";

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** More than this many lessons a week, or hours of the day, are no rhythm that a card can state. */
const maxSlots = 7;
const maxHours = 3;
/** The share of the lessons that has to follow the rhythm. */
const minRegular = 0.8;

/**
 * When a class is held in its week: starts of lessons that stand for all of that weekday and hour, those of one hour
 * together. `isExact` is false where a few lessons are held at other times.
 */
export type WeeklyTimes = { hours: string[][]; isExact: boolean };

/**
 * The weekly rhythm of lessons, by the school's own clock.
 * @returns "varied" where there is none, undefined where no lesson has a time
 */
export function weeklyTimes(
  lessons: readonly { from?: string | undefined }[],
): WeeklyTimes | "varied" | undefined {
  const starts = lessons.flatMap(({ from }) => from ?? []).toSorted((a, b) => Date.parse(a) - Date.parse(b));
  const [first] = starts;
  if (first === undefined) return undefined;
  const slots = groupBy(starts, slotOf);
  const isOneWeek = Date.parse(starts.at(-1) ?? first) - Date.parse(first) < weekMs;
  // A weekday with a single lesson is an exception, unless the whole class is over within a week.
  const regular = slots.filter(([, held]) => isOneWeek || held.length > 1).toSorted(([a], [b]) => a - b);
  const covered = regular.reduce((sum, [, held]) => sum + held.length, 0);
  const hours = groupBy(regular, ([slot]) => slot % dayMs);
  const isRegular =
    covered / starts.length >= minRegular && regular.length <= maxSlots && hours.length <= maxHours;
  if (!isRegular) return "varied";
  return {
    hours: hours.map(([, held]) => held.flatMap(([, [start]]) => start ?? [])),
    isExact: covered === starts.length,
  };
}

/** Milliseconds from Monday's midnight in Beijing. The epoch was a Thursday. */
function slotOf(start: string): number {
  return (Date.parse(start) + beijingAheadMs + 3 * dayMs) % weekMs;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => number): [number, Item[]][] {
  const groups = new Map<number, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
