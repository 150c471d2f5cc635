/** Weekdays of the free public class in Beijing: Tuesday and Thursday (spec section 1). */
const classDays = [2, 4];
/** 10 pm in Beijing, as an hour in UTC. China has no daylight saving time. */
const startHourUtc = 14;
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Length of a free public class, in milliseconds: 1 hour (spec section 9). */
export const freeClassLengthMs = hourMs;

/** Returns the start of the current or next free public class. A class counts until it ends. */
export function nextFreeClass(now: Date): Date {
  return freeClassesFrom(now).next().value;
}

/** Yields the starts of the current or next class and of all later ones. */
export function* freeClassesFrom(now: Date): Generator<Date, never> {
  const earliest = now.getTime() - freeClassLengthMs;
  const midnight = Math.floor(earliest / dayMs) * dayMs;
  for (let daysAhead = 0; ; daysAhead++) {
    const start = midnight + daysAhead * dayMs + startHourUtc * hourMs;
    // At 14:00 UTC the weekday is the same in Beijing.
    if (start > earliest && classDays.includes(new Date(start).getUTCDay())) yield new Date(start);
  }
}
