import type { Language } from "./languages";

/** Languages whose clock has two halves write 7:30; the others write 07:30. */
const hourOf = (language: Language) => (/^(en|ko|zh-[HT])/.test(language) ? "numeric" : "2-digit");

/** One instant as the language writes it. */
export function write(instant: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat(language, options).format(instant);
  // Node's own tables name Korean halves of the day in English; browsers know better.
  return language === "ko-KR" ? text.replace("AM", "오전").replace("PM", "오후") : text;
}

/**
 * A day and time with its zone: `Tuesday, November 24, 10:00 PM (GMT+8)`. Without a zone, in the reader's own. Put
 * together from its parts, because some languages' own order for all of them sets the zone between day and time.
 */
export function formatInstant(instant: Date, language: Language, timeZone?: string): string {
  const chinese = language.startsWith("zh");
  const day = write(instant, language, { weekday: "long", month: "long", day: "numeric", timeZone });
  const time = write(instant, language, { hour: hourOf(language), minute: "2-digit", timeZone });
  const parts = new Intl.DateTimeFormat(language, { timeZoneName: "short", timeZone }).formatToParts(instant);
  const zone = parts.find(({ type }) => type === "timeZoneName")?.value;
  const between = chinese || language === "ko-KR" ? " " : ", ";
  return day + between + time.replace(" ", "\u00a0") + (chinese ? `（${zone}）` : `\u00a0(${zone})`);
}

/** The same in short, without the zone: for lists whose heading says whose time it is. */
export function formatShort(instant: Date, language: Language, timeZone?: string): string {
  return write(instant, language, {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: hourOf(language),
    minute: "2-digit",
    timeZone,
  });
}
