/* Opening times of classrooms and progress of series classes, computed from the schedule and the current time. */

/** Start and end of a lesson in ISO 8601 with any time zone. */
export type Slot = { from: string; to: string };

/** Before the opening, from the opening to the end, and after the end. */
export type ClassroomState = "early" | "open" | "over";

/** How long before the start the classroom opens, in milliseconds: 5 minutes (spec sections 4 and 9). */
export const opensBeforeMs = 5 * 60_000;

/** Length of a trial lesson in milliseconds: an hour, the longer of the two lengths of a session (spec section 1). */
const trialLengthMs = 3_600_000;

/** Returns when a trial lesson ends, for which only the start is agreed. */
export const trialEnd = (startsAt: Date): Date => new Date(startsAt.getTime() + trialLengthMs);

/** Returns the latest start of a trial lesson that is over at `now`. */
export const latestOverTrialStart = (now: Date): Date => new Date(now.getTime() - trialLengthMs);

/** Returns when the classroom opens, in milliseconds since 1970. */
export function classroomOpensAt({ from }: Pick<Slot, "from">): number {
  return Date.parse(from) - opensBeforeMs;
}

/**
 * Returns the state at `now` (milliseconds since 1970): open from 5 minutes before the start (inclusive) to the end
 * (exclusive), spec section 4.
 */
export function classroomState(slot: Slot, now: number): ClassroomState {
  if (now < classroomOpensAt(slot)) return "early";
  return now < Date.parse(slot.to) ? "open" : "over";
}

/** Returns the index of the current or next lesson in a list of any order; undefined if none is left. */
export function nextLesson(lessons: readonly Slot[], now: number): number | undefined {
  const slots = lessons.map((slot, index) => ({
    index,
    from: Date.parse(slot.from),
    to: Date.parse(slot.to),
  }));
  const ahead = slots.filter(({ to }) => to > now).sort((a, b) => a.from - b.from || a.index - b.index);
  return ahead[0]?.index;
}

/** Progress of a series class; `unplanned` if it has no lessons, `on` during a lesson, `running` between lessons. */
export type SeriesProgress = "unplanned" | "upcoming" | "running" | "on" | "finished";

/** Returns the progress at `now` (milliseconds since 1970). */
export function seriesProgress(lessons: readonly Slot[], now: number): SeriesProgress {
  if (lessons.length === 0) return "unplanned";
  const next = nextLesson(lessons, now);
  if (next === undefined) return "finished";
  if (lessons.some(({ from, to }) => Date.parse(from) <= now && now < Date.parse(to))) return "on";
  return lessons.some(({ to }) => Date.parse(to) <= now) ? "running" : "upcoming";
}
