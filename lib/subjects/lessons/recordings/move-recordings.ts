import { eq } from "drizzle-orm";
import type { Database } from "../../../base/db/types";
import { lessonRecordings } from "./tables";

/**
 * Keeps the recordings of a class with their lessons after its lessons changed, in the transaction of the change. A
 * recording is stored under the start of its lesson.
 * @param before the starts of the lessons before the change, in order
 * @param after the same after it
 */
export async function moveRecordings(
  tx: Database,
  classId: number,
  before: readonly Date[],
  after: readonly Date[],
): Promise<void> {
  const rows = await tx.select().from(lessonRecordings).where(eq(lessonRecordings.classId, classId));
  if (rows.length === 0) return;
  const starts = followLessons(
    toTimes(before),
    toTimes(after),
    toTimes(rows.map(({ startsAt }) => startsAt)),
  );
  const isUnchanged = rows.every(({ startsAt }) => starts.get(startsAt.getTime()) === startsAt.getTime());
  if (isUnchanged) return;
  // Lessons may have exchanged their times, which updates of single rows cannot express under the unique key.
  await tx.delete(lessonRecordings).where(eq(lessonRecordings.classId, classId));
  const movedRows = rows.flatMap(({ url, createdAt, startsAt }) => {
    const start = starts.get(startsAt.getTime());
    return start === undefined ? [] : [{ classId, url, createdAt, startsAt: new Date(start) }];
  });
  if (movedRows.length > 0) await tx.insert(lessonRecordings).values(movedRows);
}

const toTimes = (dates: readonly Date[]) => dates.map((date) => date.getTime());

/**
 * Finds the new start of each recorded lesson, in milliseconds since 1970. If the number of lessons stays, lessons keep
 * their positions. If lessons were added or removed, a lesson whose start still exists is the same one; others keep
 * their position, or else take the nearest lesson without a recording.
 * @returns the new start by the old one; a recording without an entry has no lesson left
 */
export function followLessons(
  before: readonly number[],
  after: readonly number[],
  recorded: readonly number[],
): Map<number, number> {
  const starts = new Map<number, number>();
  const free = new Set(after);
  const assign = (old: number, start: number | undefined) => {
    if (start === undefined || starts.has(old) || !free.delete(start)) return;
    starts.set(old, start);
  };
  const keepsPositions = before.length === after.length;
  if (!keepsPositions) for (const old of recorded) assign(old, after.includes(old) ? old : undefined);
  for (const old of recorded) assign(old, after[before.indexOf(old)]);
  const distance = (old: number) => (one: number, other: number) =>
    Math.abs(one - old) - Math.abs(other - old);
  for (const old of recorded) assign(old, [...free].toSorted(distance(old))[0]);
  return starts;
}
