import type { Language } from "./languages";

/** Node's own tables name Korean halves of the day in English; browsers know better. */
const koreanHalves: Record<string, string> = { AM: "오전", PM: "오후" };

/** A day and time with its zone, as the language writes it. Without a zone, in the reader's own. */
export function formatInstant(instant: Date, language: Language, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat(language, {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  }).formatToParts(instant);
  return parts
    .map(({ type, value }) => (language === "ko-KR" && type === "dayPeriod" && koreanHalves[value]) || value)
    .join("");
}

/** The same in short, without the zone: for lists whose heading says whose time it is. */
export function formatShort(instant: Date, language: Language, timeZone?: string): string {
  return new Intl.DateTimeFormat(language, {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  }).format(instant);
}

/** The days from one instant to another, such as Nov 30 – Jan 27; one day when they fall on the same. */
export function formatDays(from: Date, to: Date, language: Language, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(language, { month: "short", day: "numeric", timeZone });
  // Two that are in the wrong order are a provider's mistake, not a reason for an empty page.
  return from <= to ? format.formatRange(from, to) : format.format(from);
}
