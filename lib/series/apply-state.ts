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
