import type { SeriesItem } from "./item";

/** Whether applications are possible, or why not. */
export type ApplyState = "open" | "applied" | "full" | "closed";

/**
 * Returns the state at `now` (milliseconds since 1970); `applied` takes precedence over `full`, and `full` over
 * `closed`.
 */
export function applyState(
  item: Pick<SeriesItem, "applied" | "students" | "capacity" | "deadline">,
  now: number,
): ApplyState {
  if (item.applied) return "applied";
  if (item.students >= item.capacity) return "full";
  return now < Date.parse(item.deadline) ? "open" : "closed";
}

/**
 * Whether the class can no longer be joined at `now` (milliseconds since 1970): applications have closed or its last
 * lesson has ended. Its page still exists, but search engines should not list it.
 */
export function isOver({ deadline, ends }: Pick<SeriesItem, "deadline" | "ends">, now: number): boolean {
  return now >= Date.parse(deadline) || (ends !== undefined && now >= Date.parse(ends));
}
