import type { Language } from "./languages";

/** Languages with a 12-hour clock write 7:30; the others write 07:30. */
const hourFormat = (language: Language) => (/^(en|ko|zh-[HT])/.test(language) ? "numeric" : "2-digit");

/** Pattern of the spaces within a clock time (6:30 PM, 오후 10:00), where no line may break. */
export const insideClock = "\\s(?=[AP]M)|(?<=\\uc624[\\uc804\\ud6c4])\\s";

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
  // Node's ICU data has English names for the Korean AM and PM; browsers have the Korean ones.
  const named = language === "ko-KR" ? text.replace("AM", "오전").replace("PM", "오후") : text;
  return named.replace(new RegExp(insideClock, "g"), "\u00a0");
}

/**
 * The parts of a formatted time in order: literal texts, and options of `Intl.DateTimeFormat`. Options with
 * `timeZoneName` produce only the zone's name. It is data, so that an inline script can format times before hydration
 * (lib/inline-scripts/first-paint.ts).
 */
export type TimePattern = readonly (string | Intl.DateTimeFormatOptions)[];

/**
 * `long` and `named` (a short form) include the time zone, `short` does not. For the rhythm of lessons: `weekday`, and
 * `clock` with the zone. `day` and, with the year, `date` are days without a time; `zone` is the name of the time zone.
 */
export type TimeStyle = "long" | "short" | "named" | "weekday" | "clock" | "day" | "date" | "zone";

export function timePattern(style: TimeStyle, language: Language): TimePattern {
  const isChinese = language.startsWith("zh");
  const zone = isChinese
    ? ["（", { timeZoneName: "short" } as const, "）"]
    : ["\u00a0(", { timeZoneName: "short" } as const, ")"];
  const clock: Intl.DateTimeFormatOptions = {
    hour: hourFormat(language),
    minute: "2-digit",
    // Hong Kong and Taiwan name the part of the day: 晚上10:00, not 下午10:00.
    ...(/^zh-[HT]/.test(language) && { dayPeriod: "short" }),
  };
  if (style === "zone") return [{ timeZoneName: "longGeneric" }];
  if (style === "day" || style === "date") {
    const month = language === "vi-VN" ? "numeric" : "short";
    return [{ month, day: "numeric", ...(style === "date" && { year: "numeric" }) }];
  }
  if (language === "vi-VN" && style !== "weekday" && style !== "clock") {
    // The locale's own order puts the clock first and shortens the words: 22:00 Thứ 3, 24 thg 11.
    const day = [{ weekday: "long" }, ", ", { day: "numeric", month: "numeric" }, ", ", clock] as const;
    return style === "short" ? day : [...day, ...zone];
  }
  if (style === "long") {
    // Built from parts, because some languages would put the zone between day and time.
    const between = isChinese || language === "ko-KR" ? " " : ", ";
    return [{ weekday: "long", month: "long", day: "numeric" }, between, clock, ...zone];
  }
  // Hong Kong uses 星期二; the short form in ICU is 週二.
  const weekday = language === "zh-HK" ? "long" : "short";
  if (style === "weekday") return [{ weekday }];
  if (style === "clock") return [clock, ...zone];
  const short = { weekday, month: "short", day: "numeric", ...clock } as const;
  return style === "short" ? [short] : [short, ...zone];
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
  const weekday = language === "zh-HK" ? "long" : "short";
  const month = language === "vi-VN" ? "numeric" : "short";
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

/** The form of months in dates with a year: 27/11/2026, 27 November 2026, Nov 27, 2026. */
const monthFormat = (language: Language) =>
  language === "vi-VN" ? "numeric" : language === "id-ID" ? "long" : "short";

/** Formats a day with its year in the runtime's time zone. */
export function formatDate(instant: Date, language: Language): string {
  return formatDateTime(instant, language, {
    year: "numeric",
    month: monthFormat(language),
    day: "numeric",
  });
}

/** Formats a day with its year and the clock time in the runtime's time zone. */
export function formatDateAndClock(instant: Date, language: Language): string {
  if (language !== "vi-VN")
    return formatDateTime(instant, language, { dateStyle: "medium", timeStyle: "short" });
  // The locale's own order puts the clock first: 22:00 24 thg 11, 2026.
  return `${formatDate(instant, language)}, ${formatDateTime(instant, language, { timeStyle: "short" })}`;
}

/** Formats a relative time, `in 37 minutes`. Simplified Chinese gets a space after the number: 37 分钟后. */
export function formatRelativeTime(
  value: number,
  unit: Intl.RelativeTimeFormatUnit,
  language: Language,
): string {
  const text = new Intl.RelativeTimeFormat(language).format(value, unit);
  return language === "zh-CN" ? text.replace(/(\d)(?=\D)/, "$1 ").replace(/ {2,}/, " ") : text;
}
