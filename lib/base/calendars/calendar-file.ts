import { createEvent, createEvents, type Alarm, type DateArray, type EventAttributes } from "ics";
import { siteKey } from "../storage/local-keys";
import type { CalendarEntries } from "./calendar-entries";

export type CalendarEntry = {
  /** Permanent id of the event within this site, such as `live-12`; it stays the same if the event is moved. */
  id: string;
  title: string;
  description: string;
  url: string;
  start: Date;
  /** In milliseconds. */
  lengthMs: number;
  /** How many hours before the start the calendar reminds of the event. */
  reminderHours: number;
  /** Creation time of the file. */
  now: Date;
};

const productId = `-//${siteKey}//EN`;
const utcTimes = { startInputType: "utc", startOutputType: "utc" } as const;

/** Returns the UID of an event (RFC 5545 section 3.8.4.7). */
export const eventUid = (id: string, siteUrl: string) => `${id}@${new URL(siteUrl).hostname}`;

/** Returns the event id of a lesson of a series class. @param id of the lesson, which stays when it is moved */
export const lessonEventId = (id: number) => `lesson-${id}`;

/** Returns the event id of a live class. */
export const liveEventId = (id: number) => `live-${id}`;

/** Longest line in octets, without its line break (RFC 5545 section 3.1). */
const lineOctets = 75;
const encoder = new TextEncoder();

/**
 * Refolds the lines of a calendar by octets and between characters. The library counts characters, but a Chinese one
 * has three octets.
 */
function foldLines(calendar: string): string {
  const lines = calendar.replace(/\r\n[\t ]/g, "").split("\r\n");
  return lines.map(foldLine).join("\r\n");
}

function foldLine(line: string): string {
  let [folded, length] = ["", 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (length + size > lineOctets) [folded, length] = [`${folded}\r\n `, 1];
    folded += character;
    length += size;
  }
  return folded;
}

/** Removes control characters and lone surrogates, which calendars may not contain, and normalizes line breaks. */
const cleanText = (text: string) =>
  text.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, "");

/** Escapes a text for properties that the library does not escape (RFC 5545 section 3.3.11). */
const escapeText = (text: string) =>
  cleanText(text)
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll("\n", "\\n");

const reminder = (title: string, hours: number): Alarm => ({
  action: "display",
  description: escapeText(title),
  trigger: { hours, before: true },
});

/**
 * Creates an iCalendar file (RFC 5545) of one event with a reminder. Times are in UTC; calendars show local time.
 * @throws Error if the entry is not a valid event
 */
export function calendarFile(entry: CalendarEntry, siteUrl = entry.url): string {
  const { id, title, description, url, start, lengthMs: length, reminderHours, now } = entry;
  const { error, value } = createEvent({
    productId,
    uid: eventUid(id, siteUrl),
    // The current minute, because earlier files are not stored: a later file replaces an earlier one.
    sequence: Math.floor(now.getTime() / 60_000),
    title: cleanText(title),
    description: `${cleanText(description)}\n${url}`,
    url,
    start: toDateArray(start),
    ...utcTimes,
    duration: { minutes: Math.round(length / 60_000) },
    created: toDateArray(now),
    alarms: [reminder(title, reminderHours)],
  });
  if (!value) throw error ?? new Error("no calendar file was created");
  return foldLines(value);
}

/**
 * Creates a calendar for subscription. Equal entries give identical bytes, because DTSTAMP is the time of an entry's
 * last change.
 * @param name display name of the calendar
 * @param toReminderHours how many hours before the start the calendar reminds of the event of a UID
 * @throws Error if an entry is not a valid event
 */
export function calendarFeed(
  name: string,
  entries: CalendarEntries,
  toReminderHours: (uid: string) => number,
): string {
  // Sorted, because the database returns no stable order.
  const sortedEntries = Object.entries(entries).toSorted(
    ([uid, { start }], [other, { start: otherStart }]) =>
      start.localeCompare(otherStart) || uid.localeCompare(other),
  );
  const events = sortedEntries.map(([uid, entry]) => {
    const { title, description, url, sequence, cancelled } = entry;
    const changedAtMs = Date.parse(entry.changedAt);
    return {
      uid,
      title: cleanText(title),
      description: `${cleanText(description)}\n${url}`,
      url,
      ...toEventTimes(entry),
      sequence,
      // Supported by the library, but missing in its types.
      timestamp: changedAtMs,
      lastModified: changedAtMs,
      status: cancelled ? "CANCELLED" : "CONFIRMED",
      alarms: cancelled || isWholeDays(entry) ? [] : [reminder(title, toReminderHours(uid))],
    } satisfies EventAttributes & { timestamp: number };
  });
  const { error, value } = createEvents(events, { productId, calName: escapeText(name), method: "PUBLISH" });
  if (value === null) throw error ?? new Error("no calendar was created");
  return foldLines(value);
}

/** Whether an event has whole days instead of instants. */
const isWholeDays = ({ start }: { start: string }) => /^\d{4}-\d\d-\d\d$/.test(start);

/** Without a time of day the library writes dates, in each calendar's own time zone. */
function toEventTimes(entry: { start: string; end: string }) {
  if (!isWholeDays(entry))
    return {
      ...{ start: Date.parse(entry.start), end: Date.parse(entry.end) },
      ...{ startOutputType: "utc" as const, endOutputType: "utc" as const },
    };
  const toDay = (day: string) => day.split("-").map(Number) as [number, number, number];
  return { start: toDay(entry.start), end: toDay(entry.end) };
}

function toDateArray(date: Date): DateArray {
  return [
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
  ];
}
