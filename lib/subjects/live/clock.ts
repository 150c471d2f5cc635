import { freeClassLengthMs } from "../../base/schedule/weekly";

export type LiveState = "upcoming" | "live" | "ended";

/** Start and end in ISO 8601 with any time zone. */
export type LiveTimes = { from: string; to?: string };

/** Returns the end in milliseconds since 1970. The default length is 1 hour (spec section 9). */
export function liveEndTime({ from, to }: LiveTimes): number {
  return to === undefined ? Date.parse(from) + freeClassLengthMs : Date.parse(to);
}

/** Returns the state at `now` (milliseconds since 1970). The start counts as live, the end as ended. */
export function liveState(times: LiveTimes, now: number): LiveState {
  if (now < Date.parse(times.from)) return "upcoming";
  return now < liveEndTime(times) ? "live" : "ended";
}

const minute = 60_000;
const hour = 60 * minute;

/**
 * Returns the time until the start in the largest fitting unit; undefined after the start and 24 hours or more
 * before.
 */
export function timeUntil(from: string, now: number): { value: number; unit: "hour" | "minute" } | undefined {
  const remainingMs = Date.parse(from) - now;
  if (remainingMs <= 0 || remainingMs >= 24 * hour) return undefined;
  return remainingMs >= hour
    ? { value: Math.floor(remainingMs / hour), unit: "hour" }
    : { value: Math.ceil(remainingMs / minute), unit: "minute" };
}
