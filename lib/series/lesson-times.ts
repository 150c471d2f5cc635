import { beijingAheadMs } from "../schedule/beijing";

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** Most different times of day that a card can show. */
const maxHours = 3;
/** Minimum share of lessons on the weekly slots, and of weekly dates with a lesson, for a regular schedule. */
const minRegular = 0.75;

/**
 * The weekly schedule of a class. `hours` groups lesson starts by time of day; each start represents all lessons of its
 * weekday and time.
 * - `weekly`: all lessons are at these times
 * - `mostly`: a few lessons are at other times
 * - `varied`: no fixed weekdays; one start for each time of day, or none if these vary too much
 */
export type LessonTimes = { kind: "weekly" | "mostly" | "varied"; hours: string[][] };

/**
 * Computes the weekly schedule of lessons in Beijing time.
 * @returns undefined if no lesson has a time
 */
export function lessonTimes(lessons: readonly { from?: string | undefined }[]): LessonTimes | undefined {
  const starts = lessons.flatMap(({ from }) => from ?? []).toSorted((a, b) => Date.parse(a) - Date.parse(b));
  const [first] = starts;
  if (first === undefined) return undefined;
  const spanMs = Date.parse(starts.at(-1) ?? first) - Date.parse(first);
  const slots = groupBy(starts, slotOf);
  // A slot with a single lesson is an exception, unless the whole class takes less than a week.
  const regular = slots
    .filter(([, slotLessons]) => spanMs < weekMs || slotLessons.length > 1)
    .toSorted(([a], [b]) => a - b);
  const regularCount = regular.reduce((sum, [, slotLessons]) => sum + slotLessons.length, 0);
  const hours = groupBy(regular, ([slot]) => slot % dayMs);
  const isRegular =
    regularCount / starts.length >= minRegular &&
    // Excludes classes every other day, which have a lesson on each weekday only every second week.
    regularCount / (regular.length * Math.max(1, spanMs / weekMs)) >= minRegular &&
    hours.length <= maxHours;
  if (isRegular) {
    return {
      kind: regularCount === starts.length ? "weekly" : "mostly",
      hours: hours.map(([, slotLessons]) => slotLessons.flatMap(([, [start]]) => start ?? [])),
    };
  }
  const all = groupBy(starts, (start) => slotOf(start) % dayMs).map(([, [start]]) => (start ? [start] : []));
  return { kind: "varied", hours: all.length <= maxHours ? all : [] };
}

/** Returns the milliseconds since Monday midnight in Beijing. The epoch was a Thursday. */
function slotOf(start: string): number {
  return (Date.parse(start) + beijingAheadMs + 3 * dayMs) % weekMs;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => number): [number, Item[]][] {
  const groups = new Map<number, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
