import type { SeriesItem } from "./item";

/** Whether one may apply, or why not. */
export type ApplyState = "open" | "applied" | "full" | "closed";

/** Having applied is said first, and being full before being late. `now` in milliseconds since 1970. */
export function applyState(
  item: Pick<SeriesItem, "applied" | "students" | "capacity" | "deadline">,
  now: number,
): ApplyState {
  if (item.applied) return "applied";
  if (item.students >= item.capacity) return "full";
  return now < Date.parse(item.deadline) ? "open" : "closed";
}

/**
 * Whether nobody can join the class any more: its applications have closed, or its last lesson has ended. Such a class
 * keeps its page, but search engines are asked not to list it. `now` in milliseconds since 1970.
 */
export function isOver({ deadline, ends }: Pick<SeriesItem, "deadline" | "ends">, now: number): boolean {
  return now >= Date.parse(deadline) || (ends !== undefined && now >= Date.parse(ends));
}
