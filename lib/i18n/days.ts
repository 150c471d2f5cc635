import type { Language } from "./languages";
import { formatFor, write } from "./time";

const dayMs = 24 * 60 * 60 * 1000;
/** From here on, days without a year would not say which. */
const mostDays = 300;

/** The days from one instant to another, such as Nov 30 – Jan 27; one day when they fall on the same. */
export function formatDays(from: Date, to: Date, language: Language, timeZone?: string): string {
  const days: Intl.DateTimeFormatOptions = { month: "short", day: "numeric", timeZone };
  // The year is told where the days alone could be of two years. Else across New Year too: both would fill the line.
  const long = to.getTime() - from.getTime() > mostDays * dayMs;
  const [first, last] = [from, to].map((day) =>
    write(day, language, long ? { ...days, year: "numeric" } : days),
  );
  // Two that are in the wrong order are a provider's mistake, not a reason for an empty page.
  if (first === last || from > to) return `${first}`;
  if (!language.startsWith("zh")) {
    const format = formatFor(language, days);
    const sameYear = formatFor(language, { year: "numeric", timeZone });
    if (long || sameYear.format(from) === sameYear.format(to)) return format.formatRange(from, to);
  }
  return `${first}${between(language)}${last}`;
}

/** A Chinese range would be written in figures alone, 11/25 – 12/9, beside dates that are not. */
const between = (language: Language) =>
  language.startsWith("zh") ? "至" : language === "ko-KR" ? "~" : " – ";
