import type { Language } from "./languages";

/** Languages whose clock has two halves write 7:30; the others write 07:30. */
const hourOf = (language: Language) => (/^(en|ko|zh-[HT])/.test(language) ? "numeric" : "2-digit");

/** One instant as the language writes it. */
export function write(instant: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  // Hong Kong and Taiwan name the part of the day as the texts do: 晚上10:00, not 下午10:00.
  const named = options.hour !== undefined && /^zh-[HT]/.test(language);
  const text = new Intl.DateTimeFormat(language, named ? { ...options, dayPeriod: "short" } : options).format(
    instant,
  );
  // Node's own tables name Korean halves of the day in English; browsers know better.
  return language === "ko-KR" ? text.replace("AM", "오전").replace("PM", "오후") : text;
}

/**
 * A day and time with its zone: `Tuesday, November 24, 10:00 PM (GMT+8)`. Without a zone, in the reader's own. Put
 * together from its parts, because some languages' own order for all of them sets the zone between day and time.
 */
export function formatInstant(instant: Date, language: Language, timeZone?: string): string {
  const day = write(instant, language, { weekday: "long", month: "long", day: "numeric", timeZone });
  const time = write(instant, language, { hour: hourOf(language), minute: "2-digit", timeZone });
  const between = language.startsWith("zh") || language === "ko-KR" ? " " : ", ";
  return day + between + time.replace(" ", "\u00a0") + zoneOf(instant, language, timeZone);
}

/** The zone's short name behind a time, in the language's brackets. */
function zoneOf(instant: Date, language: Language, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZoneName: "short", timeZone }).formatToParts(instant);
  const zone = parts.find(({ type }) => type === "timeZoneName")?.value;
  return language.startsWith("zh") ? `（${zone}）` : `\u00a0(${zone})`;
}

/** The same in short, without the zone: for lists whose heading says whose time it is. */
export function formatShort(instant: Date, language: Language, timeZone?: string): string {
  return write(instant, language, {
    // Hong Kong says 星期二; the tables' short form is 週二.
    weekday: language === "zh-HK" ? "long" : "short",
    month: "short",
    day: "numeric",
    hour: hourOf(language),
    minute: "2-digit",
    timeZone,
  });
}

/** In short with its zone, where no heading says whose time it is. */
export function formatShortInZone(instant: Date, language: Language, timeZone?: string): string {
  return formatShort(instant, language, timeZone) + zoneOf(instant, language, timeZone);
}

/** A day in the reader's own zone, with its year. */
export function formatDate(instant: Date, language: Language): string {
  return write(instant, language, { year: "numeric", month: "short", day: "numeric" });
}

/** How far from now, `in 37 minutes`; simplified Chinese too sets its numbers apart as the texts do: 37 分钟后. */
export function formatUntil(value: number, unit: Intl.RelativeTimeFormatUnit, language: Language): string {
  const text = new Intl.RelativeTimeFormat(language).format(value, unit);
  return language === "zh-CN" ? text.replace(/(\d)(?=\D)/, "$1 ").replace(/ {2,}/, " ") : text;
}
