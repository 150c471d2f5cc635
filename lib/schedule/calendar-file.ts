import { createEvent, createEvents, type Alarm, type DateArray, type EventAttributes } from "ics";
import { siteKey } from "../storage/site-key";
import type { CalendarEntries } from "./calendar-entries";

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

const productId = `-//${siteKey}//EN`;
const inUtc = { startInputType: "utc", startOutputType: "utc" } as const;

/** 3 hours before, as the school's text messages (spec section 9). */
const reminder = (title: string): Alarm => ({
  action: "display",
  description: title,
  trigger: { hours: 3, before: true },
});

/**
 * One event as an iCalendar file (RFC 5545), in UTC so that every calendar shows it at its owner's time, with a reminder.
 * @throws Error when the entry cannot be written as an event.
 */
export function calendarFile({ title, description, url, start, length, now }: CalendarEntry): string {
  const { error, value } = createEvent({
    productId,
    uid: `${start.getTime()}@${new URL(url).hostname}`,
    title,
    description: `${description}\n${url}`,
    url,
    start: utc(start),
    ...inUtc,
    duration: { minutes: Math.round(length / 60_000) },
    created: utc(now),
    alarms: [reminder(title)],
  });
  if (!value) throw error ?? new Error("no calendar file was made");
  return value;
}

/**
 * A calendar that others follow. It is the same, byte for byte, as long as its entries are: DTSTAMP is when an entry last
 * changed.
 * @param name of the calendar, as people see it.
 * @throws Error when an entry cannot be written as an event.
 */
export function calendarFeed(name: string, entries: CalendarEntries): string {
  // In an order of their own: the database keeps none.
  const inOrder = Object.entries(entries).toSorted(
    ([uid, { start }], [other, { start: otherStart }]) =>
      start.localeCompare(otherStart) || uid.localeCompare(other),
  );
  const events = inOrder.map(([uid, told]) => {
    const { title, description, url, sequence, cancelled } = told;
    const changed = Date.parse(told.changedAt);
    return {
      uid,
      title,
      description: `${description}\n${url}`,
      url,
      start: Date.parse(told.start),
      startOutputType: "utc",
      end: Date.parse(told.end),
      endOutputType: "utc",
      sequence,
      // Known to the library, though not to its types.
      timestamp: changed,
      lastModified: changed,
      status: cancelled ? "CANCELLED" : "CONFIRMED",
      alarms: cancelled ? [] : [reminder(title)],
    } satisfies EventAttributes & { timestamp: number };
  });
  // Its name is not escaped by the library as RFC 5545 section 3.3.11 asks.
  const calName = name.replace(/[\\;,]/g, (mark) => `\\${mark}`);
  const { error, value } = createEvents(events, { productId, calName, method: "PUBLISH" });
  if (value === null) throw error ?? new Error("no calendar was made");
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
