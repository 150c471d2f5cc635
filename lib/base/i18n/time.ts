import { insideClock } from "./inside-clock";
import type { TimePattern } from "./languages/facts";
import { languageFacts, type Language } from "./languages";

/**
 * Cache of formats: creating one takes ten milliseconds on a slow phone. Bounded, since a server uses many time
 * zones.
 */
const formats = new Map<string, Intl.DateTimeFormat>();
const maxFormats = 50;

/** Returns a cached `Intl.DateTimeFormat`. */
export function cachedFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  if (formats.size === maxFormats) formats.clear();
  const format = new Intl.DateTimeFormat(language, options);
  formats.set(key, format);
  return format;
}

/** Formats an instant, with non-breaking spaces within the clock time. */
export function formatDateTime(
  instant: Date,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  const text = cachedFormat(language, options).format(instant);
  const [am, pm] = languageFacts[language].times.dayHalves ?? ["AM", "PM"];
  return text.replace("AM", am).replace("PM", pm).replace(new RegExp(insideClock, "g"), "\u00a0");
}

/**
 * `long` and `named` (a short form) include the time zone, `short` does not. For the rhythm of lessons: `weekday`, and
 * `clock` with the zone. `day` and, with the year, `date` are days without a time; `zone` is the name of the time zone.
 */
export type TimeStyle = "long" | "short" | "named" | "weekday" | "clock" | "day" | "date" | "zone";

export function timePattern(style: TimeStyle, language: Language): TimePattern {
  const { isFullWidth, times } = languageFacts[language];
  const zone = isFullWidth
    ? ["（", { timeZoneName: "short" } as const, "）"]
    : ["\u00a0(", { timeZoneName: "short" } as const, ")"];
  const clock: Intl.DateTimeFormatOptions = {
    hour: times.hour,
    minute: "2-digit",
    ...(times.dayPeriod && { dayPeriod: times.dayPeriod }),
  };
  if (style === "zone") return [{ timeZoneName: "longGeneric" }];
  if (style === "day" || style === "date") {
    return [{ month: times.month, day: "numeric", ...(style === "date" && { year: "numeric" }) }];
  }
  if (style === "weekday") return [{ weekday: times.weekdayOfRhythm ?? times.weekday }];
  if (style === "clock") return [clock, ...zone];
  const time: TimePattern =
    style === "long" || times.isClockFirst
      ? [...times.longDay, clock]
      : [{ weekday: times.weekday, month: "short", day: "numeric", ...clock }];
  return style === "short" ? time : [...time, ...zone];
}

/** Formats an instant in one of the styles. The default time zone is the runtime's. */
export function formatTime(
  instant: Date,
  language: Language,
  style: TimeStyle,
  timeZone: string | undefined,
): string {
  return timePattern(style, language)
    .map((part) => {
      if (typeof part === "string") return part;
      if (!part.timeZoneName) return formatDateTime(instant, language, { ...part, timeZone });
      const parts = cachedFormat(language, { ...part, timeZone }).formatToParts(instant);
      return parts.find(({ type }) => type === "timeZoneName")?.value;
    })
    .join("");
}

/** Formats day and time with the zone: `Tuesday, November 24, 10:00 PM (GMT+8)`. */
export const formatInstant = (instant: Date, language: Language, timeZone?: string) =>
  formatTime(instant, language, "long", timeZone);

/** Formats a day with its weekday, in short: Wed, Mar 4. */
export function formatDay(instant: Date, language: Language): string {
  const { weekday, month } = languageFacts[language].times;
  return formatDateTime(instant, language, { weekday, month, day: "numeric" });
}

/** Formats the clock times of a lesson, 19:30–20:30, or only its start. */
export function formatClock(from: Date, to: Date | undefined, language: Language): string {
  const [clock] = timePattern("clock", language);
  const format = (instant: Date) => formatDateTime(instant, language, clock as Intl.DateTimeFormatOptions);
  return to ? `${format(from)}–${format(to)}` : format(from);
}

/** Formats day and time in short without the zone, for lists whose heading states it. */
export const formatShort = (instant: Date, language: Language, timeZone?: string) =>
  formatTime(instant, language, "short", timeZone);

/** Formats day and time in short with the zone. */
export const formatShortInZone = (instant: Date, language: Language, timeZone?: string) =>
  formatTime(instant, language, "named", timeZone);

/**
 * Formats a day with its year: 27/11/2026, 27 November 2026, Nov 27, 2026.
 * @param timeZone by default the runtime's
 */
export function formatDate(instant: Date, language: Language, timeZone?: string): string {
  return formatDateTime(instant, language, {
    year: "numeric",
    month: languageFacts[language].times.monthWithYear,
    day: "numeric",
    timeZone,
  });
}

/** Formats a calendar day such as 2027-02-01 in the same way. */
export const formatCalendarDay = (day: string, language: Language): string =>
  formatDate(new Date(`${day}T00:00:00Z`), language, "UTC");

/** Formats a day with its year and the clock time in the runtime's time zone. */
export function formatDateAndClock(instant: Date, language: Language): string {
  if (!languageFacts[language].times.isClockFirst)
    return formatDateTime(instant, language, { dateStyle: "medium", timeStyle: "short" });
  return `${formatDate(instant, language)}, ${formatDateTime(instant, language, { timeStyle: "short" })}`;
}

/** Formats a relative time, `in 37 minutes`. */
export function formatRelativeTime(
  value: number,
  unit: Intl.RelativeTimeFormatUnit,
  language: Language,
): string {
  const text = new Intl.RelativeTimeFormat(language).format(value, unit);
  const { spacesNumbers } = languageFacts[language].times;
  return spacesNumbers ? text.replace(/(\d)(?=\D)/, "$1 ").replace(/ {2,}/, " ") : text;
}
