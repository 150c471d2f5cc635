import type { CourseMode } from "../contract/types";
import { applyState } from "./apply-state";
import { courseModes, itemKey, type SeriesItem } from "./item";

/** A parsed level, such as HSK 3 or HSK 1–2: its name with the first and the last number. */
type LevelRange = { name: string; first: number; last: number };

/** More levels than any scale has; a wider range is not treated as a range. */
const maxLevels = 20;

function parseLevels(level: string): LevelRange | undefined {
  const [, name = "", from, to = from] =
    /^(\D*)(\d{1,3})(?:\s*[-–—~～至到]\s*(\d{1,3}))?$/.exec(level.trim()) ?? [];
  const [first, last] = [Number(from), Number(to)];
  return from !== undefined && first <= last && last - first < maxLevels ? { name, first, last } : undefined;
}

/** Expands a range of levels: HSK 1–3 becomes HSK 1, HSK 2 and HSK 3. Other texts are returned unchanged. */
function singleLevels(level: string): string[] {
  const levels = parseLevels(level);
  if (!levels) return level.trim() ? [level] : [];
  const { name, first, last } = levels;
  return Array.from({ length: last - first + 1 }, (_, step) => `${name}${first + step}`);
}

/** Creates a filter for levels that overlap `wanted`: HSK 1–2 matches HSK 1, HSK 2 and HSK 2–3. */
export function createLevelFilter(wanted: string): (level: string) => boolean {
  const levels = new Set(singleLevels(wanted));
  return (level) => singleLevels(level).some((single) => levels.has(single));
}

export const sorts = ["date", "price"] as const;
export type Sort = (typeof sorts)[number];

/** Filters and sort order of the class lists, as in the page's query. */
export type Choice = { mode?: CourseMode; level?: string; sort?: Sort };

const maxLevelLength = 40;

/** Parses `?mode=live&level=HSK+3&sort=price`. Unknown values are ignored. */
export function readChoice(search: string): Choice {
  const query = new URLSearchParams(search);
  const level = query.get("level")?.trim();
  return {
    mode: courseModes.find((mode) => mode === query.get("mode")),
    level: level && level.length <= maxLevelLength ? level : undefined,
    sort: sorts.find((sort) => sort === query.get("sort")),
  };
}

export function hasChoice({ mode, level, sort }: Choice): boolean {
  return Boolean(mode ?? level ?? sort);
}

/**
 * Filters and sorts items at `now` (milliseconds since 1970). Full and closed classes come last; within each group
 * the order is by date of the first lesson (classes without one last) or by price. Equal items, and all without a
 * sort, keep the provider's order.
 */
export function selectItems(
  items: readonly SeriesItem[],
  { mode, level, sort }: Choice,
  now: number,
): SeriesItem[] {
  const fits = level ? createLevelFilter(level) : () => true;
  const matching = items.filter((item) => (!mode || item.mode === mode) && fits(item.level));
  const isClosedByItem = new Map(matching.map((item) => [item, isFullOrClosed(item, now)]));
  return matching.toSorted(
    (a, b) => Number(isClosedByItem.get(a)) - Number(isClosedByItem.get(b)) || compare(sort, a, b),
  );
}

/** Most similar classes on the page of a closed class. */
const maxSimilar = 3;

/**
 * Lists open classes similar to a given one at `now` (milliseconds since 1970): same level and mode, then same level,
 * then same mode, each by date of the first lesson.
 */
export function similarClasses(to: SeriesItem, items: readonly SeriesItem[], now: number): SeriesItem[] {
  const fits = to.level ? createLevelFilter(to.level) : () => false;
  const likeness = (item: SeriesItem) => 2 * Number(fits(item.level)) + Number(item.mode === to.mode);
  return items
    .filter((item) => itemKey(item) !== itemKey(to) && applyState(item, now) === "open" && likeness(item) > 0)
    .toSorted((a, b) => likeness(b) - likeness(a) || firstLessonTime(a) - firstLessonTime(b))
    .slice(0, maxSimilar);
}

/** Whether a class is full or closed. A class that the student has applied for is neither and keeps its place. */
function isFullOrClosed(item: SeriesItem, now: number): boolean {
  return ["full", "closed"].includes(applyState(item, now));
}

function compare(sort: Sort | undefined, a: SeriesItem, b: SeriesItem): number {
  if (sort === "price") return a.points - b.points;
  return sort === "date" ? firstLessonTime(a) - firstLessonTime(b) : 0;
}

/** Returns the first lesson's start. Finite for items without one, so that two of them compare as equal. */
function firstLessonTime({ opens }: SeriesItem): number {
  return opens === undefined ? Number.MAX_VALUE : Date.parse(opens);
}

/**
 * Lists the single levels of the items in numeric order (HSK 2 before HSK 10). A class at HSK 1–2 counts for both.
 */
export function levelsOf(items: readonly SeriesItem[], language: string): string[] {
  const levels = new Set(items.flatMap(({ level }) => singleLevels(level)));
  return [...levels].toSorted(new Intl.Collator(language, { numeric: true }).compare);
}
