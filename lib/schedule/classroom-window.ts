/* When a classroom lets people in, and how far a series class has come: from the clock alone. */

/** Start and end as the provider gives them: ISO 8601 with any zone. */
export type Slot = { from: string; to: string };

/** Before one may enter, while one may, after the end. */
export type ClassroomState = "early" | "open" | "over";

/** How long before the start one may enter, in milliseconds: 5 minutes (spec sections 4 and 9). */
export const opensBefore = 5 * 60_000;

/** When the classroom opens, in milliseconds since 1970. */
export function opensAt({ from }: Pick<Slot, "from">): number {
  return Date.parse(from) - opensBefore;
}

/**
 * Open from 5 minutes before the start until the end (spec section 4). The first millisecond counts as open and
 * the end as over. `now` in milliseconds since 1970.
 */
export function classroomState(slot: Slot, now: number): ClassroomState {
  if (now < opensAt(slot)) return "early";
  return now < Date.parse(slot.to) ? "open" : "over";
}

/** Index of the lesson that is on or comes next, whatever the order of the list; undefined when none is left. */
export function nextLesson(lessons: readonly Slot[], now: number): number | undefined {
  const left = lessons.map((slot, index) => ({
    index,
    from: Date.parse(slot.from),
    to: Date.parse(slot.to),
  }));
  const ahead = left.filter(({ to }) => to > now).sort((a, b) => a.from - b.from || a.index - b.index);
  return ahead[0]?.index;
}

/** What a series class is at a moment; `unplanned` while it has no lessons. */
export type SeriesProgress = "unplanned" | "upcoming" | "running" | "on" | "finished";

/** `on` during a lesson, `running` between lessons. */
export function seriesProgress(lessons: readonly Slot[], now: number): SeriesProgress {
  if (lessons.length === 0) return "unplanned";
  const next = nextLesson(lessons, now);
  if (next === undefined) return "finished";
  if (lessons.some(({ from, to }) => Date.parse(from) <= now && now < Date.parse(to))) return "on";
  return lessons.some(({ to }) => Date.parse(to) <= now) ? "running" : "upcoming";
}
