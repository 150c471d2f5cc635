import { isOver } from "./apply-state";
import type { SeriesItem } from "./item";

const weekMs = 7 * 86_400_000;
/** Fewer classes this week look like a school without students; then the next ones are listed, whenever they start. */
const minThisWeek = 2;

/**
 * Picks the classes to join next, the soonest first: those with free spots whose lessons start within seven days or, if
 * there are fewer than two, the next ones.
 * @param now milliseconds since 1970
 */
export function pickStartingClasses(
  items: readonly SeriesItem[],
  now: number,
  maxCount: number,
): { items: SeriesItem[]; isThisWeek: boolean } {
  const startMs = ({ opens }: SeriesItem) => (opens === undefined ? Infinity : Date.parse(opens));
  const next = items
    .filter(
      (item) =>
        startMs(item) > now &&
        startMs(item) < Infinity &&
        item.students < item.capacity &&
        !isOver(item, now),
    )
    .toSorted((a, b) => startMs(a) - startMs(b));
  const thisWeek = next.filter((item) => startMs(item) < now + weekMs);
  const isThisWeek = thisWeek.length >= minThisWeek;
  return { items: (isThisWeek ? thisWeek : next).slice(0, maxCount), isThisWeek };
}
