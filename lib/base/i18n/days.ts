import { languageFacts, type Language } from "./languages";
import { cachedFormat, formatDateTime, timePattern } from "./time";

const dayMs = 24 * 60 * 60 * 1000;
/** Beyond this length, dates without a year would be ambiguous. */
const maxDaysWithoutYear = 300;

/** Formats the days from one instant to another, such as Nov 30 – Jan 27; a single day if both are the same. */
export function formatDays(from: Date, to: Date, language: Language, timeZone?: string): string {
  const { month, hasIntlRanges } = languageFacts[language].times;
  const days: Intl.DateTimeFormatOptions = { month, day: "numeric", timeZone };
  // Shorter ranges across New Year have no years either, since two would make the line too long.
  const needsYear = to.getTime() - from.getTime() > maxDaysWithoutYear * dayMs;
  const [first, last] = [from, to].map((day) =>
    formatDateTime(day, language, needsYear ? { ...days, year: "numeric" } : days),
  );
  // Dates in the wrong order are a provider's error and must not break the page.
  if (first === last || from > to) return `${first}`;
  if (hasIntlRanges) {
    const format = cachedFormat(language, days);
    const sameYear = cachedFormat(language, { year: "numeric", timeZone });
    if (needsYear || sameYear.format(from) === sameYear.format(to)) return format.formatRange(from, to);
  }
  return `${first}${rangeSeparator(language)}${last}`;
}

/** Separates the first and the last day of a range. */
export const rangeSeparator = (language: Language) => languageFacts[language].times.rangeSeparator;

/**
 * The style of the first and the last day of a class whose time zone is known only to the browser.
 * @returns undefined if one day is enough
 */
export function dayRangeStyle(from: Date, to: Date): "day" | "date" | undefined {
  const lengthMs = to.getTime() - from.getTime();
  if (lengthMs < dayMs / 2) return undefined;
  return lengthMs > maxDaysWithoutYear * dayMs ? "date" : "day";
}

/** A Monday, as the base for weekday names. */
const mondayMs = Date.UTC(2024, 0, 1);

/** The name of an ISO weekday: 1 for Monday to 7 for Sunday. */
export function weekdayName(
  day: number,
  language: Language,
  style: "long" | "short" | "narrow" = "short",
): string {
  const instant = new Date(mondayMs + (day - 1) * dayMs);
  const weekday = style === "short" ? languageFacts[language].times.weekday : style;
  return formatDateTime(instant, language, { weekday, timeZone: "UTC" });
}

/** Formats hours as the language writes them: 6:00 PM–10:00 PM, 18:00–22:00. */
export function formatHours({ from, to }: { from: string; to: string }, language: Language): string {
  const options = timePattern("long", language).find((part) => typeof part !== "string" && part.hour);
  const clock = (time: string) =>
    formatDateTime(new Date(`2024-01-01T${time}:00Z`), language, { ...(options as object), timeZone: "UTC" });
  return `${clock(from)}–${clock(to)}`;
}

/** The hour (0 to 23) as the language counts it: 18, or 6 in languages that name the half of the day. */
export function clockHour(hour: number, language: Language): number {
  const { hour12 } = cachedFormat(language, { hour: "numeric" }).resolvedOptions();
  return hour12 ? hour % 12 || 12 : hour;
}
