import type { CourseMode } from "../contract/types";
import { courseModes, type SeriesItem } from "./item";

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
 * The items of a choice. By date: the first lesson, those without one last; by price: the cheapest first; equal
 * ones, and all without a sort, keep the provider's order.
 */
export function choose(items: readonly SeriesItem[], { mode, level, sort }: Choice): SeriesItem[] {
  const kept = items.filter((item) => (!mode || item.mode === mode) && (!level || item.level === level));
  if (sort === "price") return kept.toSorted((a, b) => a.points - b.points);
  if (sort === "date") return kept.toSorted((a, b) => opening(a) - opening(b));
  return kept;
}

/** Finite, so that two items without a date compare as equal. */
function opening({ opens }: SeriesItem): number {
  return opens === undefined ? Number.MAX_VALUE : Date.parse(opens);
}

/** The levels that occur, in their own order: HSK 2 before HSK 10. */
export function levelsOf(items: readonly SeriesItem[], language: string): string[] {
  const levels = new Set(items.map(({ level }) => level).filter(Boolean));
  return [...levels].toSorted(new Intl.Collator(language, { numeric: true }).compare);
}
