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
