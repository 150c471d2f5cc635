import { createHash } from "node:crypto";
import type { LinkedLesson } from "./read-links";

/** A lesson still to come whose link differs from before. */
export type ChangedLesson = { lesson: LinkedLesson; hadLink: boolean };

const isToCome = ({ endsAt }: LinkedLesson, now: Date) => endsAt > now;

/**
 * Finds the lessons of a class that are not over and whose link was set, changed or removed, next one first. Lessons have
 * no ids: one is known by its start, or by its position if it was moved.
 */
export function findChangedLessons(
  before: readonly LinkedLesson[],
  after: readonly LinkedLesson[],
  now: Date,
): ChangedLesson[] {
  return before
    .flatMap((earlier, position): ChangedLesson[] => {
      const sameStart = after.find(({ startsAt }) => startsAt.getTime() === earlier.startsAt.getTime());
      const lesson = sameStart ?? after[position];
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
