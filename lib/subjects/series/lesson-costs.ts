import type { CourseMode } from "../../base/contract/types";
import { courseModes, type SeriesItem } from "./item";

/** What lessons of one type and length cost in the given classes. */
export type LessonCost = {
  mode: CourseMode;
  minutes: number;
  /** Class points per lesson, rounded up. */
  cheapest: number;
  /** The median. */
  usual: number;
};

/** Summarizes the price of a lesson by type and length, in the order of the types. Classes without lessons do not count. */
export function lessonCosts(
  items: readonly Pick<SeriesItem, "mode" | "minutes" | "points" | "lessons">[],
): LessonCost[] {
  const sold = items.filter(({ lessons, points }) => lessons > 0 && points > 0);
  return courseModes.flatMap((mode) => {
    const ofMode = sold.filter((item) => item.mode === mode);
    const lengths = [...new Set(ofMode.map(({ minutes }) => minutes))].toSorted((a, b) => a - b);
    return lengths.map((minutes) => {
      const costs = ofMode
        .filter((item) => item.minutes === minutes)
        .map(({ points, lessons }) => Math.ceil(points / lessons))
        .toSorted((a, b) => a - b);
      return { mode, minutes, cheapest: costs[0] ?? 0, usual: costs[Math.floor(costs.length / 2)] ?? 0 };
    });
  });
}

/** The cheapest lesson of each type, whatever its length. */
export function cheapestByMode(costs: readonly LessonCost[]): LessonCost[] {
  const cheapest = new Map<CourseMode, LessonCost>();
  for (const cost of costs) {
    const known = cheapest.get(cost.mode);
    if (!known || cost.cheapest < known.cheapest) cheapest.set(cost.mode, cost);
  }
  return [...cheapest.values()];
}
