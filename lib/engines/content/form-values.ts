import { languages, type Language } from "../../base/i18n/languages";
import { pageTimeZone } from "../../base/i18n/browser-time-zone";
import { toInstant, toLocalTime } from "../../base/schedule/zoned";
import { parseInteger } from "../../base/text/digits";

/* The form values of a record's fields: typed values are text, and times are in the page's time zone. */

export type Texts = Record<Language, string>;
/**
 * `startsAt` is the input's local time; `instant` is the instant it came from. A local time that occurs twice when
 * clocks go back is ambiguous, so `instant` applies until `startsAt` is edited. Empty minutes mean the class's
 * default.
 */
export type LessonValue = {
  name: Texts;
  startsAt: string;
  instant: string;
  minutes: string;
  meetingUrl: string;
};
export type OfficeValue = { country: string; name: Texts; address: Texts };
export type ChargeValue = { currency: string; ways: Texts };
/** The values of an object inside a list, such as a section of a page. */
export type ItemValue = { [name: string]: Value };
/** Changed texts by their message path, in the order of the page. */
export type ChangedTextsValue = { path: string; texts: Texts }[];
export type Value =
  | string
  | boolean
  | string[]
  | Texts
  | LessonValue[]
  | OfficeValue[]
  | ChargeValue[]
  | ItemValue[]
  | ChangedTextsValue;
export type Values = Record<string, Value>;
/** Default minutes per lesson. */
export const defaultLength = 60;
/** Formats an instant in the page's time zone for a datetime-local input: 2026-11-22T20:00. */
export function toLocal(instant: string): string {
  const { date, time } = toLocalTime(new Date(instant), pageTimeZone());
  return `${date}T${time}`;
}

/** What a datetime-local input contains. */
const localTimeShape = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?$/;

/**
 * Parses a local time of an input to an instant. A time that the clocks skip moves forward with them; of a repeated time
 * the first counts. Other text is returned unchanged.
 * @param before the previous instant: returned if the input still shows it, which preserves its seconds.
 */
export function fromLocal(text: string, before?: unknown): string {
  if (typeof before === "string" && !Number.isNaN(Date.parse(before)) && toLocal(before) === text)
    return before;
  const [, date = "", time = ""] = localTimeShape.exec(text) ?? [];
  if (Number.isNaN(Date.parse(`${date}T${time}Z`))) return text;
  return toInstant(date, time, pageTimeZone()).toISOString();
}

export function toTexts(value: unknown): Texts {
  const texts = (value ?? {}) as Partial<Texts>;
  return Object.fromEntries(languages.map((language) => [language, texts[language] ?? ""])) as Texts;
}

/** Start of a lesson as an instant; invalid text unchanged. */
export const lessonStart = ({ startsAt, instant }: Pick<LessonValue, "startsAt" | "instant">) =>
  fromLocal(startsAt, instant);

/** Length of a class in minutes; the default for invalid text, which validation reports at its field. */
export function parseLength(written: unknown): number {
  const minutes = parseInteger(String(written));
  return minutes > 0 ? minutes : defaultLength;
}

/** A text in the reader's language, or in any other language that has one. */
export function localizedText(value: unknown, language: string): string {
  if (typeof value !== "object" || value === null) return value ? String(value) : "";
  const texts = value as Record<string, string>;
  return texts[language] || texts["en-US"] || Object.values(texts).find(Boolean) || "";
}
