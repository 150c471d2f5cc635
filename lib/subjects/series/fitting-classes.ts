import { applyState } from "./apply-state";
import { createLevelFilter } from "./choice";
import { itemKey, type SeriesItem } from "./item";

/** Most classes that a result of the level test shows. */
const maxFitting = 3;

const startOf = ({ opens }: SeriesItem) => (opens === undefined ? Infinity : Date.parse(opens));

/**
 * Lists the open classes of an HSK level at `now` (milliseconds since 1970), at most three: those that are about this
 * level alone first, then those of a range of levels, each by date of the first lesson.
 * @param level the HSK level, 1 to 6
 */
export function fittingClasses(level: number, items: readonly SeriesItem[], now: number): SeriesItem[] {
  const name = `HSK ${level}`;
  const fits = createLevelFilter(name);
  const byKey = new Map(items.map((item) => [itemKey(item), item]));
  return [...byKey.values()]
    .filter((item) => fits(item.level) && applyState(item, now) === "open")
    .toSorted(
      (a, b) =>
        Number(b.level === name) - Number(a.level === name) || Math.sign(startOf(a) - startOf(b)) || 0,
    )
    .slice(0, maxFitting);
}
