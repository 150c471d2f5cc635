import { createEvent, type DateArray } from "ics";
import { siteKey } from "../storage/site-key";

export type CalendarEntry = {
  title: string;
  description: string;
  url: string;
  start: Date;
  /** Milliseconds. */
  length: number;
  /** When the file is made. */
  now: Date;
};

/**
 * One event as an iCalendar file (RFC 5545), in UTC so that every calendar shows it at its owner's time, with a
 * reminder 3 hours before, as the school's text messages give (spec section 9).
 * @throws Error when the entry cannot be written as an event.
 */
export function calendarFile({ title, description, url, start, length, now }: CalendarEntry): string {
  const { error, value } = createEvent({
    productId: `-//${siteKey}//EN`,
    uid: `${start.getTime()}@${new URL(url).hostname}`,
    title,
    description: `${description}\n${url}`,
    url,
    start: utc(start),
    startInputType: "utc",
    startOutputType: "utc",
    duration: { minutes: Math.round(length / 60_000) },
    created: utc(now),
    alarms: [{ action: "display", description: title, trigger: { hours: 3, before: true } }],
  });
  if (!value) throw error ?? new Error("no calendar file was made");
  return value;
}

function utc(date: Date): DateArray {
  return [
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
  ];
}
