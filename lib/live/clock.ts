import { freeClassLength } from "../schedule/free-class";

/** What a live class is at a moment. */
export type LiveState = "upcoming" | "live" | "ended";

/** Start and end as the provider gives them: ISO 8601 with any zone. */
export type LiveTimes = { from: string; to?: string };

/** When it ends, in milliseconds since 1970; a provider that does not say means a session of 1 hour (spec section 9). */
export function endOf({ from, to }: LiveTimes): number {
  return to === undefined ? Date.parse(from) + freeClassLength : Date.parse(to);
}

/** Its first millisecond counts as live, and the end as ended. `now` in milliseconds since 1970. */
export function liveState(times: LiveTimes, now: number): LiveState {
  if (now < Date.parse(times.from)) return "upcoming";
  return now < endOf(times) ? "live" : "ended";
}

const minute = 60_000;
const hour = 60 * minute;

/** How long until it starts, in the largest unit that fits; undefined from a day before the start on back, and after it. */
export function timeUntil(from: string, now: number): { value: number; unit: "hour" | "minute" } | undefined {
  const left = Date.parse(from) - now;
  if (left <= 0 || left >= 24 * hour) return undefined;
  return left >= hour
    ? { value: Math.floor(left / hour), unit: "hour" }
    : { value: Math.ceil(left / minute), unit: "minute" };
}
