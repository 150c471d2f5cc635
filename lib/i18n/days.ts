import type { Language } from "./languages";
import { write } from "./time";

/** The days from one instant to another, such as Nov 30 – Jan 27; one day when they fall on the same. */
export function formatDays(from: Date, to: Date, language: Language, timeZone?: string): string {
  const options: Intl.DateTimeFormatOptions = { month: "short", day: "numeric", timeZone };
  if (language.startsWith("zh")) {
    // A Chinese range would be written in figures alone, 11/25 – 12/9, beside dates that are not.
    const [one, other] = [from, to].map((day) => write(day, language, { year: "numeric", timeZone }));
    if (one !== other) options.year = "numeric";
    const [first, last] = [from, to].map((day) => write(day, language, options));
    return first === last || from > to ? `${first}` : `${first}至${last}`;
  }
  const format = new Intl.DateTimeFormat(language, options);
  // Two that are in the wrong order are a provider's mistake, not a reason for an empty page.
  return from <= to ? format.formatRange(from, to) : format.format(from);
}
