import type { Language } from "./languages";

/** Languages whose clock has two halves write 7:30; the others write 07:30. */
const hourOf = (language: Language) => (/^(en|ko|zh-[HT])/.test(language) ? "numeric" : "2-digit");

/** Blanks within a clock time, 6:30 PM or 오후 10:00, as a pattern: a line is not broken there. */
export const insideClock = "\\s(?=[AP]M)|(?<=\\uc624[\\uc804\\ud6c4])\\s";

/** Formats in use: to make one takes a slow phone ten milliseconds. Bounded, since a server meets many time zones. */
const formats = new Map<string, Intl.DateTimeFormat>();
const maxFormats = 50;

/** A format of `Intl`, made once. */
export function formatFor(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  if (formats.size === maxFormats) formats.clear();
  const format = new Intl.DateTimeFormat(language, options);
  formats.set(key, format);
  return format;
}

/** One instant as the language writes it. */
export function write(instant: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  const text = formatFor(language, options).format(instant);
  // Node's own tables name Korean halves of the day in English; browsers know better.
  const named = language === "ko-KR" ? text.replace("AM", "오전").replace("PM", "오후") : text;
  return named.replace(new RegExp(insideClock, "g"), "\u00a0");
}

/**
 * A time's parts in their order: texts as they are, and options of `Intl.DateTimeFormat` for what the language's tables
 * write; of options with `timeZoneName` only the zone's name. As data, so that a page can have it done by the browser
 * before its own scripts come (lib/inline-scripts/first-paint.ts).
 */
export type TimePattern = readonly (string | Intl.DateTimeFormatOptions)[];

/**
 * With its zone (`long`), or in short: with it (`named`) where no heading says whose time it is, or without. Of lessons
 * that come every week, the `weekday`, and the `clock` with its zone.
 */
export type TimeStyle = "long" | "short" | "named" | "weekday" | "clock";

export function timePattern(style: TimeStyle, language: Language): TimePattern {
  const isChinese = language.startsWith("zh");
  const zone = isChinese
    ? ["（", { timeZoneName: "short" } as const, "）"]
    : ["\u00a0(", { timeZoneName: "short" } as const, ")"];
  const clock: Intl.DateTimeFormatOptions = {
    hour: hourOf(language),
    minute: "2-digit",
    // Hong Kong and Taiwan name the part of the day as the texts do: 晚上10:00, not 下午10:00.
    ...(/^zh-[HT]/.test(language) && { dayPeriod: "short" }),
  };
  if (style === "long") {
    // From its parts, because some languages' own order for all of them sets the zone between day and time.
    const between = isChinese || language === "ko-KR" ? " " : ", ";
    return [{ weekday: "long", month: "long", day: "numeric" }, between, clock, ...zone];
  }
  // Hong Kong says 星期二; the tables' short form is 週二.
  const weekday = language === "zh-HK" ? "long" : "short";
  if (style === "weekday") return [{ weekday }];
  if (style === "clock") return [clock, ...zone];
  const short = { weekday, month: "short", day: "numeric", ...clock } as const;
  return style === "short" ? [short] : [short, ...zone];
}

/** An instant in one of the styles. Without a zone, in the reader's own. */
export function formatTime(
  instant: Date,
  language: Language,
  style: TimeStyle,
  timeZone: string | undefined,
): string {
  return timePattern(style, language)
    .map((part) => {
      if (typeof part === "string") return part;
      if (!part.timeZoneName) return write(instant, language, { ...part, timeZone });
      const parts = formatFor(language, { ...part, timeZone }).formatToParts(instant);
      return parts.find(({ type }) => type === "timeZoneName")?.value;
    })
    .join("");
}

/** A day and time with its zone: `Tuesday, November 24, 10:00 PM (GMT+8)`. */
export const formatInstant = (instant: Date, language: Language, timeZone?: string) =>
  formatTime(instant, language, "long", timeZone);

/** The same in short, without the zone: for lists whose heading says whose time it is. */
export const formatShort = (instant: Date, language: Language, timeZone?: string) =>
  formatTime(instant, language, "short", timeZone);

/** In short with its zone, where no heading says whose time it is. */
export const formatShortInZone = (instant: Date, language: Language, timeZone?: string) =>
  formatTime(instant, language, "named", timeZone);

/** A day in the reader's own zone, with its year. */
export function formatDate(instant: Date, language: Language): string {
  return write(instant, language, { year: "numeric", month: "short", day: "numeric" });
}

/** How far from now, `in 37 minutes`; simplified Chinese too sets its numbers apart as the texts do: 37 分钟后. */
export function formatUntil(value: number, unit: Intl.RelativeTimeFormatUnit, language: Language): string {
  const text = new Intl.RelativeTimeFormat(language).format(value, unit);
  return language === "zh-CN" ? text.replace(/(\d)(?=\D)/, "$1 ").replace(/ {2,}/, " ") : text;
}
