import type { Language } from "./languages";
import { formatFor, write } from "./time";

const dayMs = 24 * 60 * 60 * 1000;
/** Beyond this length, dates without a year would be ambiguous. */
const mostDays = 300;

/** Formats the days from one instant to another, such as Nov 30 – Jan 27; a single day if both are the same. */
export function formatDays(from: Date, to: Date, language: Language, timeZone?: string): string {
  const days: Intl.DateTimeFormatOptions = { month: "short", day: "numeric", timeZone };
  // Shorter ranges across New Year have no years either, since two would make the line too long.
  const long = to.getTime() - from.getTime() > mostDays * dayMs;
  const [first, last] = [from, to].map((day) =>
    write(day, language, long ? { ...days, year: "numeric" } : days),
  );
  // Dates in the wrong order are a provider's error and must not break the page.
  if (first === last || from > to) return `${first}`;
  if (!language.startsWith("zh")) {
    const format = formatFor(language, days);
    const sameYear = formatFor(language, { year: "numeric", timeZone });
    if (long || sameYear.format(from) === sameYear.format(to)) return format.formatRange(from, to);
  }
  return `${first}${between(language)}${last}`;
}

/** Range separator. `formatRange` would write Chinese ranges as 11/25 – 12/9, unlike all other dates. */
const between = (language: Language) =>
  language.startsWith("zh") ? "至" : language === "ko-KR" ? "~" : " – ";
