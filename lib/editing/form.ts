import { languages, type Language } from "../i18n/languages";
import { parseInteger } from "../text/digits";
import { isVisible, tidyText } from "../text/visible";
import { fields as fieldTable, type Kind } from "./kinds";

/*
 * Conversion between a record and its form values: typed values are text, and times are in the editor's time zone.
 * `toValues` and `toFields` are inverse.
 */

export type Texts = Record<Language, string>;
/**
 * `startsAt` is the input's local time; `instant` is the instant it came from. A local time that occurs twice when
 * clocks go back is ambiguous, so `instant` applies until `startsAt` is edited. Empty minutes mean the class's
 * default.
 */
export type LessonValue = { name: Texts; startsAt: string; instant: string; minutes: string };
export type OfficeValue = { country: string; name: Texts; address: Texts };
export type Value = string | boolean | string[] | Texts | LessonValue[] | OfficeValue[];
export type Values = Record<string, Value>;
/** Default minutes per lesson. */
export const defaultLength = 60;
/** A field of the table with its general type, for a name known only at run time. */
export type AnyField = {
  input: string;
  most?: number;
  least?: number;
  atLeast?: number;
  upTo?: number;
  long?: boolean;
  optional?: boolean;
  of?: readonly string[];
  to?: Kind;
  shape?: string;
};

type FieldValues = Readonly<Record<string, unknown>>;

export const fieldEntries = (kind: Kind) => Object.entries(fieldTable[kind]) as [string, AnyField][];

/** Formats an instant in this machine's time zone for a datetime-local input: 2026-11-22T20:00. */
export function toLocal(instant: string): string {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/**
 * Parses a local time of an input to an instant.
 * @param before the previous instant: returned if the input still shows it, which preserves its seconds.
 */
export function fromLocal(text: string, before?: unknown): string {
  if (typeof before === "string" && !Number.isNaN(Date.parse(before)) && toLocal(before) === text)
    return before;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? text : at.toISOString();
}

export function toTexts(value: unknown): Texts {
  const texts = (value ?? {}) as Partial<Texts>;
  return Object.fromEntries(languages.map((language) => [language, texts[language] ?? ""])) as Texts;
}

type Lesson = { name: unknown; startsAt: string; endsAt: string };

function toLessonValue({ name, startsAt, endsAt }: Lesson, length: unknown): LessonValue {
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  return {
    name: toTexts(name),
    startsAt: toLocal(startsAt),
    instant: startsAt,
    minutes: minutes === length ? "" : String(minutes),
  };
}

function toValue({ input, of = [], atLeast = 0 }: AnyField, value: unknown, { length }: FieldValues): Value {
  switch (input) {
    case "texts":
      return toTexts(value);
    case "choice":
      return String(value ?? of[0] ?? "");
    case "flag":
      return value === true;
    case "languages":
      return [...((value as string[] | undefined) ?? [])];
    case "numbers":
      return Array.from({ length: Math.max(atLeast, (value as [] | undefined)?.length ?? 0) }, (_, index) =>
        String((value as number[] | undefined)?.[index] ?? ""),
      );
    case "instant":
      return value ? toLocal(value as string) : "";
    case "offices":
      return ((value as OfficeValue[] | undefined) ?? []).map(({ country, name, address }) => ({
        country,
        name: toTexts(name),
        address: toTexts(address),
      }));
    case "lessons":
      return ((value as Lesson[] | undefined) ?? []).map((lesson) => toLessonValue(lesson, length));
    default:
      return value === null || value === undefined ? "" : String(value);
  }
}

export function toValues(kind: Kind, fields: FieldValues = {}): Values {
  return Object.fromEntries(
    fieldEntries(kind).map(([name, field]) => [name, toValue(field, fields[name], fields)]),
  );
}

/** Text that is not a whole number stays unchanged, so that validation reports it. */
const parseNumber = (text: string) => {
  const value = parseInteger(text);
  return Number.isNaN(value) ? tidyText(text) : value;
};

/** Start of a lesson as an instant; invalid text unchanged. */
export const lessonStart = ({ startsAt, instant }: Pick<LessonValue, "startsAt" | "instant">) =>
  fromLocal(startsAt, instant);

/** Length of a class in minutes; the default for invalid text, which validation reports at its field. */
export function parseLength(written: unknown): number {
  const minutes = parseInteger(String(written));
  return minutes > 0 ? minutes : defaultLength;
}

function toLesson(lesson: LessonValue, length: unknown): Lesson {
  const startsAt = lessonStart(lesson);
  const minutes = isVisible(lesson.minutes) ? parseInteger(lesson.minutes) : parseLength(length);
  const ends = new Date(Date.parse(startsAt) + minutes * 60_000);
  return {
    name: lesson.name,
    startsAt,
    endsAt: Number.isNaN(ends.getTime()) ? startsAt : ends.toISOString(),
  };
}

function toField(
  { input, optional }: AnyField,
  value: Value | undefined,
  before: unknown,
  { length }: Values,
): unknown {
  switch (input) {
    case "number":
      return parseNumber(value as string);
    case "numbers":
      return (value as string[]).map(parseNumber);
    case "reference":
      return value === "" ? (optional ? null : undefined) : Number(value);
    case "instant":
      return value === "" ? (optional ? null : undefined) : fromLocal(value as string, before);
    case "lessons":
      return (value as LessonValue[]).map((lesson) => toLesson(lesson, length));
    default:
      return value;
  }
}

/**
 * Converts form values to the fields of a record.
 * @param before the record that the form was loaded with.
 */
export function toFields(kind: Kind, values: Values, before: FieldValues = {}): Record<string, unknown> {
  return Object.fromEntries(
    fieldEntries(kind).map(([name, field]) => [name, toField(field, values[name], before[name], values)]),
  );
}

/** A text in the reader's language, or in any other language that has one. */
export function localizedText(value: unknown, language: string): string {
  if (typeof value !== "object" || value === null) return value ? String(value) : "";
  const texts = value as Record<string, string>;
  return texts[language] || texts["en-US"] || Object.values(texts).find(Boolean) || "";
}
