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

/** What a viewer reads about the seats below the button: a key of the messages in `apply.seats`. */
export type SpotsNote = "left" | "none" | "waiting" | "yours";

/**
 * Returns the note about the seats before applications close. A student who has one reads so, also if it was the last.
 * The button of another student says itself that the class is full, and what follows it is their waiting list.
 * @param viewer `pending` is a student whose own list is not known yet
 */
export function spotsNote(
  { applied, students, capacity }: Pick<SeriesItem, "applied" | "students" | "capacity">,
  viewer: "guest" | "pending" | "student" | "teacher",
  hasWaitingList: boolean,
): SpotsNote | undefined {
  if (viewer === "student" && applied) return "yours";
  if (students < capacity) return "left";
  if (viewer === "guest") return hasWaitingList ? "waiting" : "none";
  if (viewer === "teacher") return "none";
  return viewer === "pending" || hasWaitingList ? undefined : "none";
}

/**
 * Whether the class can no longer be joined at `now` (milliseconds since 1970): applications have closed or its last
 * lesson has ended. Its page still exists, but search engines should not list it.
 */
export function isOver({ deadline, ends }: Pick<SeriesItem, "deadline" | "ends">, now: number): boolean {
  return now >= Date.parse(deadline) || (ends !== undefined && now >= Date.parse(ends));
}
