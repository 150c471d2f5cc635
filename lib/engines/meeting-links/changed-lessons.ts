import { createHash } from "node:crypto";
import type { LinkedLesson } from "./linked-lessons";

/** A lesson still to come whose link differs from before. */
export type ChangedLesson = { lesson: LinkedLesson; hadLink: boolean };

const isToCome = ({ endsAt }: LinkedLesson, now: Date) => endsAt > now;

/** Finds what a lesson became: it is known by its start, or by its position if it was moved. */
function findCounterpart(
  { startsAt }: LinkedLesson,
  position: number,
  after: readonly LinkedLesson[],
): LinkedLesson | undefined {
  return after.find((one) => one.startsAt.getTime() === startsAt.getTime()) ?? after[position];
}

/** Maps the start of each lesson that is still to come, in ISO 8601, to what the lesson became. */
export function mapStarts(
  before: readonly LinkedLesson[],
  after: readonly LinkedLesson[],
  now: Date,
): ReadonlyMap<string, LinkedLesson> {
  return new Map(
    before.flatMap((earlier, position) => {
      const lesson = findCounterpart(earlier, position, after);
      return lesson && isToCome(lesson, now) ? [[earlier.startsAt.toISOString(), lesson] as const] : [];
    }),
  );
}

/**
 * Finds the lessons of a class that are not over and whose link was set, changed or removed, next one first.
 */
export function findChangedLessons(
  before: readonly LinkedLesson[],
  after: readonly LinkedLesson[],
  now: Date,
): ChangedLesson[] {
  return before
    .flatMap((earlier, position): ChangedLesson[] => {
      const lesson = findCounterpart(earlier, position, after);
      if (!lesson || !isToCome(earlier, now) || !isToCome(lesson, now) || lesson.url === earlier.url)
        return [];
      return [{ lesson, hadLink: earlier.url !== null }];
    })
    .sort((one, other) => one.lesson.startsAt.getTime() - other.lesson.startsAt.getTime());
}

/** A fingerprint of the links of a class's coming lessons, from which no link can be read. */
export function hashLinks(lessons: readonly LinkedLesson[], now: Date): string {
  const links = lessons.filter((lesson) => isToCome(lesson, now)).map(({ url }) => url);
  return createHash("sha256").update(JSON.stringify(links)).digest("hex").slice(0, 32);
}
