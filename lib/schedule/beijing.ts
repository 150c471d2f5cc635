/** Minutes that a clock in Beijing is behind UTC, as `Date.getTimezoneOffset` counts: China keeps no summer time. */
const offsetMinutes = -8 * 60;

/**
 * Whether the visitor's clock shows Beijing's time at an instant, so that a second line for it would repeat the first.
 * By the offset at that instant: Singapore's clock does, a zone with summer time may do so for half a year.
 */
export function isBeijingClock(instant: Date): boolean {
  return instant.getTimezoneOffset() === offsetMinutes;
}

/** Milliseconds by which Beijing's clocks are ahead of UTC. */
export const beijingAheadMs = -offsetMinutes * 60_000;
