import { freeClassLength } from "../schedule/free-class";

export type LiveState = "upcoming" | "live" | "ended";

/** Start and end in ISO 8601 with any time zone. */
export type LiveTimes = { from: string; to?: string };

/** Returns the end in milliseconds since 1970. The default length is 1 hour (spec section 9). */
export function endOf({ from, to }: LiveTimes): number {
  return to === undefined ? Date.parse(from) + freeClassLength : Date.parse(to);
}

/** Returns the state at `now` (milliseconds since 1970). The start counts as live, the end as ended. */
export function liveState(times: LiveTimes, now: number): LiveState {
  if (now < Date.parse(times.from)) return "upcoming";
  return now < endOf(times) ? "live" : "ended";
}

const minute = 60_000;
const hour = 60 * minute;

/**
 * Returns the time until the start in the largest fitting unit; undefined after the start and 24 hours or more
 * before.
 */
export function timeUntil(from: string, now: number): { value: number; unit: "hour" | "minute" } | undefined {
  const left = Date.parse(from) - now;
  if (left <= 0 || left >= 24 * hour) return undefined;
  return left >= hour
    ? { value: Math.floor(left / hour), unit: "hour" }
    : { value: Math.ceil(left / minute), unit: "minute" };
}
