import type { LessonKind } from "../paths";

/* Warnings about a plan of lessons that staff most likely did not mean. They are no refusals: staff may save anyway. */

/** Start and end as in `Date.toISOString`, so that they compare as texts. */
export type Period = { startsAt: string; endsAt: string };

/** A lesson that somebody teaches or attends, with the id of its class or trial lesson and its name in each language. */
export type BusyTime = Period & { of: LessonKind; id: number; name: Partial<Record<string, string>> };

/** A class or trial lesson that overlaps a plan: at how many of its lessons, and the start of the first. */
type Clash = Pick<BusyTime, "of" | "id" | "name"> & { at: string; count: number };

/** Finds each class and trial lesson that overlaps one of the times, earliest first. Lessons that touch do not overlap. */
export function findClashes(times: readonly Period[], busyTimes: readonly BusyTime[]): Clash[] {
  const clashes = new Map<string, Clash>();
  for (const { startsAt, endsAt } of times) {
    for (const { of, id, name, ...other } of busyTimes) {
      if (other.startsAt >= endsAt || other.endsAt <= startsAt) continue;
      const key = `${of} ${id}`;
      const known = clashes.get(key);
      if (known) known.count += 1;
      else clashes.set(key, { of, id, name, at: startsAt, count: 1 });
    }
  }
  return [...clashes.values()].sort((a, b) => (a.at < b.at ? -1 : 1));
}

/** Removes the warnings that the saved version has too: staff have already decided about them. */
export function newWarnings<Warning extends object>(
  warnings: readonly Warning[],
  savedWarnings: readonly Warning[],
): Warning[] {
  const known = new Set(savedWarnings.map((warning) => JSON.stringify(warning)));
  return warnings.filter((warning) => !known.has(JSON.stringify(warning)));
}
