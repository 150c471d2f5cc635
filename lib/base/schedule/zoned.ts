/*
 * Conversions between instants and local dates and times in a time zone. Dates are formatted as 2026-03-29, times as
 * 19:30; zones are IANA names such as Asia/Shanghai.
 */

const dayMs = 86_400_000;

/** One formatter for each zone, because creating one takes longer than a hundred uses. */
const formats = new Map<string, Intl.DateTimeFormat>();

function cachedFormat(zone: string): Intl.DateTimeFormat {
  const clock =
    formats.get(zone) ??
    new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  formats.set(zone, clock);
  return clock;
}

/** Returns the local time of an instant, encoded as the UTC instant with the same date and time. */
function toLocalMs(instant: number, zone: string): number {
  const parts = cachedFormat(zone).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
}

/**
 * Converts a local date and time to an instant. A time that is skipped in spring moves forward by the length of the
 * gap; of a repeated time in autumn the first counts.
 */
export function toInstant(date: string, time: string, zone: string): Date {
  const localMs = Date.parse(`${date}T${time}:00Z`);
  const offsetAt = (instant: number) => toLocalMs(instant, zone) - instant;
  // The offsets a day earlier and later, assuming at most one change within these two days.
  const [before, after] = [localMs - offsetAt(localMs - dayMs), localMs - offsetAt(localMs + dayMs)];
  return new Date(
    toLocalMs(before, zone) === localMs ? before : toLocalMs(after, zone) === localMs ? after : before,
  );
}

/** Formats the UTC offset of a zone at noon of a day as in ISO 8601: +07:00. */
export function formatOffset(date: string, zone: string): string {
  const minutes = (Date.parse(`${date}T12:00:00Z`) - toInstant(date, "12:00", zone).getTime()) / 60_000;
  const part = (number: number) => String(Math.floor(number)).padStart(2, "0");
  const ahead = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${part(ahead / 60)}:${part(ahead % 60)}`;
}

/** Returns the minutes by which a zone is ahead of UTC at an instant. */
export function utcOffsetMinutes(instant: Date, zone: string): number {
  const wholeSecond = instant.getTime() - (instant.getTime() % 1000);
  return (toLocalMs(wholeSecond, zone) - wholeSecond) / 60_000;
}

/**
 * Describes what a zone's clock shows at an instant, so that `showsSameClock` can compare another clock with it: the
 * instant, and the minutes by which the zone is behind UTC.
 */
export const describeClock = (instant: Date, zone: string): string =>
  `${instant.toISOString()} ${-utcOffsetMinutes(instant, zone)}`;

/** Converts an instant to the local date and time of a zone. */
export function toLocalTime(instant: Date, zone: string): { date: string; time: string } {
  const iso = new Date(toLocalMs(instant.getTime() - (instant.getTime() % 1000), zone)).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

/**
 * Returns whether an instant is the first or second occurrence of a local time that is repeated when clocks go back;
 * undefined for any other instant and for an invalid date.
 */
export function repeatedOccurrence(instant: Date, zone: string): "first" | "second" | undefined {
  const at = instant.getTime();
  if (Number.isNaN(at)) return undefined;
  const offsetAt = (time: number) => toLocalMs(time, zone) - time;
  const setBackMs = offsetAt(at - dayMs) - offsetAt(at + dayMs);
  if (setBackMs <= 0) return undefined;
  if (toLocalMs(at + setBackMs, zone) === toLocalMs(at, zone)) return "first";
  return toLocalMs(at - setBackMs, zone) === toLocalMs(at, zone) ? "second" : undefined;
}

/** Adds days to a date; a negative number subtracts. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Returns the ISO 8601 weekday: 1 for Monday to 7 for Sunday. */
export function isoWeekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** Counts the days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}
