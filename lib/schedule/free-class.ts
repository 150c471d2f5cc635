/** Days of the week with a free public class, in Beijing: Tuesday and Thursday (spec section 1). */
const classDays = [2, 4];
/** 10 pm in Beijing, in hours of UTC: China keeps no summer time. */
const startHourUtc = 14;
const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Length of a free public class, in milliseconds: a session of 1 hour (spec section 9). */
export const freeClassLength = hour;

/** Start of the free public class that is on or comes next, as an instant. A class counts as next until it ends. */
export function nextFreeClass(now: Date): Date {
  return freeClassesFrom(now).next().value;
}

/** The starts of that class and of all after it, in their order. */
export function* freeClassesFrom(now: Date): Generator<Date, never> {
  const earliest = now.getTime() - freeClassLength;
  const midnight = Math.floor(earliest / day) * day;
  for (let ahead = 0; ; ahead++) {
    const start = midnight + ahead * day + startHourUtc * hour;
    // At 14:00 UTC the day of the week is the same in Beijing.
    if (start > earliest && classDays.includes(new Date(start).getUTCDay())) yield new Date(start);
  }
}
