import type { CourseMode } from "../contract/types";
import { applyState } from "./apply-state";
import { fitting, singleLevels } from "./levels";
import { courseModes, itemKey, type SeriesItem } from "./item";

export const sorts = ["date", "price"] as const;
export type Sort = (typeof sorts)[number];

/** What a visitor wants to see of the lists, as the address says it. */
export type Choice = { mode?: CourseMode; level?: string; sort?: Sort };

const longestLevel = 40;

/** Reads `?mode=live&level=HSK+3&sort=price`. What is not known counts as not chosen. */
export function readChoice(search: string): Choice {
  const query = new URLSearchParams(search);
  const level = query.get("level")?.trim();
  return {
    mode: courseModes.find((mode) => mode === query.get("mode")),
    level: level && level.length <= longestLevel ? level : undefined,
    sort: sorts.find((sort) => sort === query.get("sort")),
  };
}

export function isChosen({ mode, level, sort }: Choice): boolean {
  return Boolean(mode ?? level ?? sort);
}

/**
 * The items of a choice, at a moment (`now` in milliseconds since 1970): those that one may still apply for first.
 * Among these by date, the first lesson, those without one last; or by price, the cheapest first; equal ones, and all
 * without a sort, keep the provider's order.
 */
export function choose(
  items: readonly SeriesItem[],
  { mode, level, sort }: Choice,
  now: number,
): SeriesItem[] {
  const fits = level ? fitting(level) : () => true;
  const kept = items.filter((item) => (!mode || item.mode === mode) && fits(item.level));
  const over = new Map(kept.map((item) => [item, isOver(item, now)]));
  return kept.toSorted((a, b) => Number(over.get(a)) - Number(over.get(b)) || compare(sort, a, b));
}

/** Most classes that the page of a closed one names. */
const maxSimilar = 3;

/**
 * Open classes like a given one: of its level and mode, then of its level, then of its mode, the soonest first.
 * `now` in milliseconds since 1970.
 */
export function similarClasses(to: SeriesItem, items: readonly SeriesItem[], now: number): SeriesItem[] {
  const fits = to.level ? fitting(to.level) : () => false;
  const likeness = (item: SeriesItem) => 2 * Number(fits(item.level)) + Number(item.mode === to.mode);
  return items
    .filter((item) => itemKey(item) !== itemKey(to) && applyState(item, now) === "open" && likeness(item) > 0)
    .toSorted((a, b) => likeness(b) - likeness(a) || opening(a) - opening(b))
    .slice(0, maxSimilar);
}

/** What a student has applied for stays where it was. */
function isOver(item: SeriesItem, now: number): boolean {
  return ["full", "closed"].includes(applyState(item, now));
}

function compare(sort: Sort | undefined, a: SeriesItem, b: SeriesItem): number {
  if (sort === "price") return a.points - b.points;
  return sort === "date" ? opening(a) - opening(b) : 0;
}

/** Finite, so that two items without a date compare as equal. */
function opening({ opens }: SeriesItem): number {
  return opens === undefined ? Number.MAX_VALUE : Date.parse(opens);
}

/**
 * The levels that occur, each by itself and in their own order: HSK 2 before HSK 10, and for a class at HSK 1–2 both.
 */
export function levelsOf(items: readonly SeriesItem[], language: string): string[] {
  const levels = new Set(items.flatMap(({ level }) => singleLevels(level)));
  return [...levels].toSorted(new Intl.Collator(language, { numeric: true }).compare);
}
