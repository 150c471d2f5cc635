import {
  fromLocal,
  lessonStart,
  parseLength,
  toLocal,
  toTexts,
  type LessonValue,
  type OfficeValue,
  type Value,
  type Values,
} from "../content/form-values";
import { parseInteger } from "../text/digits";
import { isVisible, tidyText } from "../text/visible";
import { fields as fieldTable, type Kind } from "./kinds";

/*
 * Conversion between a record and its form values: typed values are text, and times are in the editor's time zone.
 * `toValues` and `toFields` are inverse.
 */

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
