import { beijingAheadMs } from "../schedule/beijing";

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** More than this many hours of the day are more than a card can state. */
const maxHours = 3;
/** The share of the lessons that has to follow the rhythm, and of its dates that have to have a lesson. */
const minRegular = 0.75;

/**
 * When a class is held: starts of lessons that stand for all of that weekday and hour, those of one hour together.
 * - `weekly`: on these days of every week
 * - `mostly`: so, but for a few lessons
 * - `varied`: on no fixed days; one start for each hour, or none where the hours differ too
 */
export type LessonTimes = { kind: "weekly" | "mostly" | "varied"; hours: string[][] };

/**
 * The weekly rhythm of lessons, by the school's own clock.
 * @returns undefined where no lesson has a time
 */
export function lessonTimes(lessons: readonly { from?: string | undefined }[]): LessonTimes | undefined {
  const starts = lessons.flatMap(({ from }) => from ?? []).toSorted((a, b) => Date.parse(a) - Date.parse(b));
  const [first] = starts;
  if (first === undefined) return undefined;
  const span = Date.parse(starts.at(-1) ?? first) - Date.parse(first);
  const slots = groupBy(starts, slotOf);
  // A weekday with a single lesson is an exception, unless the whole class is over within a week.
  const regular = slots.filter(([, held]) => span < weekMs || held.length > 1).toSorted(([a], [b]) => a - b);
  const covered = regular.reduce((sum, [, held]) => sum + held.length, 0);
  const hours = groupBy(regular, ([slot]) => slot % dayMs);
  const isRegular =
    covered / starts.length >= minRegular &&
    // Every other day is no rhythm of weeks: it falls on each weekday half as often.
    covered / (regular.length * Math.max(1, span / weekMs)) >= minRegular &&
    hours.length <= maxHours;
  if (isRegular) {
    return {
      kind: covered === starts.length ? "weekly" : "mostly",
      hours: hours.map(([, held]) => held.flatMap(([, [start]]) => start ?? [])),
    };
  }
  const all = groupBy(starts, (start) => slotOf(start) % dayMs).map(([, [start]]) => (start ? [start] : []));
  return { kind: "varied", hours: all.length <= maxHours ? all : [] };
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
