/* Dates of the demo content relative to a given time. China has no daylight saving time: Beijing is UTC+8. */

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;
export const beijingOffsetMs = 8 * 60 * minuteMs;

/** Interval at which passed dates are moved while the server runs, in milliseconds. */
export const topUpIntervalMs = 10 * minuteMs;

/** Returns the midnight in Beijing before a time. */
export function beijingMidnight(now: Date): number {
  const local = now.getTime() + beijingOffsetMs;
  return local - (local % dayMs) - beijingOffsetMs;
}

/** Milliseconds from midnight to a time such as 19:30. */
export function toClockMs(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return (hours * 60 + minutes) * minuteMs;
}
