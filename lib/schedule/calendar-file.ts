import { createEvent, createEvents, type Alarm, type DateArray, type EventAttributes } from "ics";
import { siteKey } from "../storage/site-key";
import type { CalendarEntries } from "./calendar-entries";

export type CalendarEntry = {
  /** What the event is, within this site and for good, also when it is at another time: `live-12`. */
  id: string;
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

/** The UID of an event of this site (RFC 5545 section 3.8.4.7). */
export const eventUid = (id: string, siteUrl: string) => `${id}@${new URL(siteUrl).hostname}`;

/** What a live class is in every calendar. */
export const liveEventId = (id: number) => `live-${id}`;

/** Most octets of a line, without its break (RFC 5545 section 3.1). */
const lineOctets = 75;
const octets = new TextEncoder();

/**
 * Folds the lines of a calendar anew, at octets and between characters: the library counts characters, of which a Chinese
 * one has three octets.
 */
function foldLines(calendar: string): string {
  const lines = calendar.replace(/\r\n[\t ]/g, "").split("\r\n");
  return lines.map(foldLine).join("\r\n");
}

function foldLine(line: string): string {
  let [folded, length] = ["", 0];
  for (const character of line) {
    const size = octets.encode(character).length;
    if (length + size > lineOctets) [folded, length] = [`${folded}\r\n `, 1];
    folded += character;
    length += size;
  }
  return folded;
}

/** Without what no calendar may hold: control characters and halves of characters. Every line break is a line feed. */
const clean = (text: string) =>
  text.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, "");

/** A text as properties have it that the library writes as they are (RFC 5545 section 3.3.11). */
const escape = (text: string) =>
  clean(text)
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll("\n", "\\n");

/** 3 hours before, as the school's text messages (spec section 9). */
const reminder = (title: string): Alarm => ({
  action: "display",
  description: escape(title),
  trigger: { hours: 3, before: true },
});

/**
 * One event as an iCalendar file (RFC 5545), in UTC so that every calendar shows it at its owner's time, with a reminder.
 * @throws Error when the entry cannot be written as an event.
 */
export function calendarFile(entry: CalendarEntry, siteUrl = entry.url): string {
  const { id, title, description, url, start, length, now } = entry;
  const { error, value } = createEvent({
    productId,
    uid: eventUid(id, siteUrl),
    // Of two files the one that was made later counts. Nothing is kept of the first to tell what has changed.
    sequence: Math.floor(now.getTime() / 60_000),
    title: clean(title),
    description: `${clean(description)}\n${url}`,
    url,
    start: utc(start),
    ...inUtc,
    duration: { minutes: Math.round(length / 60_000) },
    created: utc(now),
    alarms: [reminder(title)],
  });
  if (!value) throw error ?? new Error("no calendar file was made");
  return foldLines(value);
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
      title: clean(title),
      description: `${clean(description)}\n${url}`,
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
  const { error, value } = createEvents(events, { productId, calName: escape(name), method: "PUBLISH" });
  if (value === null) throw error ?? new Error("no calendar was made");
  return foldLines(value);
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
