import { toLocalTime } from "../../base/schedule/zoned";

const dayMs = 86_400_000;

/** Days whose words a page contains, so that a tab that stays open needs no request. */
export const daysAhead = 7;

/**
 * The number of the calendar day in a time zone at an instant: days since 1 January 1970.
 * @param now milliseconds since 1970
 */
export const dayNumber = (now: number, zone: string): number =>
  Date.parse(toLocalTime(new Date(now), zone).date) / dayMs;

/** Returns the word of a day: each day has the next one, and after the last comes the first. */
export function wordOn<Word>(words: readonly Word[], day: number): Word {
  const index = ((day % words.length) + words.length) % words.length;
  return words[index] as Word;
}
