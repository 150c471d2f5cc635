/** Beijing's offset with the sign of `Date.getTimezoneOffset`. China has no daylight saving time. */
const offsetMinutes = -8 * 60;

/**
 * Whether the runtime's time zone has Beijing's offset at an instant, so that showing Beijing time would repeat the
 * local time. True in Singapore; a zone with daylight saving time may match for half a year.
 */
export function isBeijingClock(instant: Date): boolean {
  return instant.getTimezoneOffset() === offsetMinutes;
}

/** Milliseconds by which Beijing is ahead of UTC. */
export const beijingAheadMs = -offsetMinutes * 60_000;
