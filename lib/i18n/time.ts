import type { Language } from "./languages";

/** A day and time with its zone, as the language writes it. Without a zone, in the reader's own. */
export function formatInstant(instant: Date, language: Language, timeZone?: string): string {
  return new Intl.DateTimeFormat(language, {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  }).format(instant);
}
