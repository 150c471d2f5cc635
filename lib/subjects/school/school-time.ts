import { addDays, toInstant, toLocalTime, utcOffsetMinutes } from "../../base/schedule/zoned";
import { schoolZone } from "./zone";

/* Days and times by the school's clock. Days are formatted as 2026-01-31. */

/** Returns the day of an instant. */
export const schoolDay = (at: Date): string => toLocalTime(at, schoolZone()).date;

/** Formats an instant with the offset of the school's clock, such as 2026-01-31 12:00 UTC+8 or UTC+5:45. */
export function schoolTime(at: Date): string {
  const zone = schoolZone();
  const { date, time } = toLocalTime(at, zone);
  return `${date} ${time} ${writeUtcOffset(utcOffsetMinutes(at, zone))}`;
}

function writeUtcOffset(minutes: number): string {
  if (minutes === 0) return "UTC";
  const ahead = Math.abs(minutes);
  const rest = ahead % 60 === 0 ? "" : `:${String(ahead % 60).padStart(2, "0")}`;
  return `UTC${minutes < 0 ? "-" : "+"}${Math.floor(ahead / 60)}${rest}`;
}

/** Returns the start of a day. Where clocks go forward at midnight, it is the first moment that exists. */
export const startOfSchoolDay = (day: string): Date => toInstant(day, "00:00", schoolZone());

/** Returns the end of a day, which is the start of the next. */
export const endOfSchoolDay = (day: string): Date => startOfSchoolDay(addDays(day, 1));
