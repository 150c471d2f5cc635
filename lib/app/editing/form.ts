import {
  fromLocal,
  lessonStart,
  parseLength,
  toLocal,
  toTexts,
  type ChangedTextsValue,
  type ChargeValue,
  type ItemValue,
  type LessonValue,
  type OfficeValue,
  type Value,
  type Values,
} from "../../engines/content/form-values";
import type { FieldTable } from "../../engines/content/fields";
import {
  commonFields,
  sectionTypes,
  wrapUnknown,
  type SectionType,
} from "../../subjects/pages/section-types";
import { languages } from "../../base/i18n/languages";
import { parseInteger } from "../../base/text/digits";
import { parseWholeNumber } from "../../base/text/grouped-number";
import { isVisible, tidyText } from "../../base/text/visible";
import { parseAmount, writeMajorUnits } from "../../subjects/points/prices/amounts";
import { fields as fieldTable, formOf, type Kind } from "./kinds";

/*
 * Conversion between a record and its form values: typed values are text, and times are in the page's time zone.
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
  anyLanguage?: boolean;
  of?: readonly string[];
  to?: Kind;
  shape?: string;
  markdown?: boolean;
  /** The fields of a list's objects. */
  fields?: FieldTable;
  surface?: string;
  standard?: string;
  /** The name of a text of the desk that explains it. */
  hint?: "liveMeetingUrl" | "validFor" | "freeHours" | "transferAfter" | "exchangeMonths";
  /** It is shown only while another field has this value. */
  shownIf?: { field: string; is: string };
};

type FieldValues = Readonly<Record<string, unknown>>;

export const fieldEntries = (kind: Kind) => Object.entries(fieldTable[kind]) as [string, AnyField][];

/** The fields of a table, each with its general type. */
export const tableEntries = (table: FieldTable) => Object.entries(table) as unknown as [string, AnyField][];

const toItem = (table: FieldTable, item: FieldValues): ItemValue =>
  Object.fromEntries(tableEntries(table).map(([name, field]) => [name, toValue(field, item[name], item)]));

const fromItem = (table: FieldTable, item: ItemValue, before: FieldValues = {}): Record<string, unknown> =>
  Object.fromEntries(
    tableEntries(table).map(([name, field]) => [name, toField(field, item[name], before[name], item)]),
  );

/** The fields of a section, which depend on its type. */
export const sectionTable = (type: unknown): FieldTable => ({
  ...commonFields,
  ...(Object.hasOwn(sectionTypes, String(type)) && sectionTypes[type as SectionType]),
});

/** The values of a new object of a list. */
export const newItemValues = (table: FieldTable): ItemValue => toItem(table, {});

/** The values of a new section. */
export const newSectionValues = (id: string, type: SectionType): ItemValue => ({
  id,
  type,
  ...newItemValues(sectionTable(type)),
});

type SectionValues = FieldValues & { id: string; type: SectionType };

function toSectionValues(stored: unknown): ItemValue {
  const section = wrapUnknown(stored) as SectionValues;
  return { id: section.id, type: section.type, ...toItem(sectionTable(section.type), section) };
}

function fromSectionValues(value: ItemValue, before: readonly SectionValues[] = []): Record<string, unknown> {
  const { id, type } = value;
  const stored = before.find((section) => section.id === id);
  return { id, type, ...fromItem(sectionTable(type), value, stored) };
}

type Lesson = { name: unknown; startsAt: string; endsAt: string; meetingUrl?: string | null };

function toLessonValue({ name, startsAt, endsAt, meetingUrl }: Lesson, length: unknown): LessonValue {
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  return {
    name: toTexts(name),
    startsAt: toLocal(startsAt),
    instant: startsAt,
    minutes: minutes === length ? "" : String(minutes),
    meetingUrl: meetingUrl ?? "",
  };
}

function toValue(
  { input, of = [], atLeast = 0, fields = {} }: AnyField,
  value: unknown,
  { length }: FieldValues,
): Value {
  switch (input) {
    case "texts":
      return toTexts(value);
    case "choice":
      return String(value ?? of[0] ?? "");
    case "flag":
      return value === true;
    case "weekdays":
      return ((value as number[] | undefined) ?? []).map(String);
    case "languages":
      // A site's languages from before the setting existed are all.
      return [...((value as string[] | undefined) ?? (atLeast > 0 ? languages : []))];
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
    case "charges":
      return ((value as ChargeValue[] | undefined) ?? []).map(({ currency, ways }) => ({
        currency,
        ways: toTexts(ways),
      }));
    case "lessons":
      return ((value as Lesson[] | undefined) ?? []).map((lesson) => toLessonValue(lesson, length));
    case "prices":
      return ((value as FieldValues[] | undefined) ?? []).map(({ currency, amount }) => ({
        currency: String(currency ?? ""),
        amount: typeof amount === "number" ? writeMajorUnits(amount, currency) : String(amount ?? ""),
      }));
    case "items":
      return ((value as FieldValues[] | undefined) ?? []).map((item) => toItem(fields, item));
    case "sections":
      return ((value as unknown[] | undefined) ?? []).map(toSectionValues);
    case "changedTexts":
      return Object.entries((value ?? {}) as Record<string, unknown>)
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([path, texts]) => ({ path, texts: toTexts(texts) }));
    default:
      return value === null || value === undefined ? "" : String(value);
  }
}

export function toValues(kind: Kind, fields: FieldValues = {}): Values {
  const form = formOf(kind);
  if (form) return form.toValues(fields);
  return Object.fromEntries(
    fieldEntries(kind).map(([name, field]) => [name, toValue(field, fields[name], fields)]),
  );
}

/** Text that is not a whole number stays unchanged, so that validation reports it. */
const parseNumber = (text: string) => {
  const value = parseWholeNumber(text);
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
    // Unsaved changes that a browser stored before the field existed lack it.
    meetingUrl: lesson.meetingUrl ?? "",
  };
}

function toField(
  { input, optional, fields = {} }: AnyField,
  value: Value | undefined,
  before: unknown,
  { length }: Values | ItemValue,
): unknown {
  switch (input) {
    case "number":
      return parseNumber(value as string);
    case "numbers":
    case "weekdays":
      return (value as string[]).map(parseNumber);
    case "reference":
      return value === "" ? (optional ? null : undefined) : Number(value);
    case "instant":
      return value === "" ? (optional ? null : undefined) : fromLocal(value as string, before);
    case "lessons":
      return (value as LessonValue[]).map((lesson) => toLesson(lesson, length));
    case "prices":
      // Text that is not an amount stays unchanged, so that validation reports it.
      return (value as Record<"currency" | "amount", string>[]).map(({ currency, amount }) => ({
        currency,
        amount: parseAmount(amount, currency) ?? tidyText(amount),
      }));
    case "items":
      return (value as ItemValue[]).map((item) => fromItem(fields, item));
    case "sections":
      return (value as ItemValue[]).map((section) => fromSectionValues(section, before as SectionValues[]));
    case "changedTexts":
      return fromChangedTexts(value as ChangedTextsValue);
    default:
      return value;
  }
}

/** Texts without a single language are unchanged. */
const fromChangedTexts = (changed: ChangedTextsValue) =>
  Object.fromEntries(
    changed
      .filter(({ texts }) => Object.values(texts).some(isVisible))
      .map(({ path, texts }) => [path, texts]),
  );

/**
 * Converts form values to the fields of a record.
 * @param before the record that the form was loaded with.
 */
export function toFields(kind: Kind, values: Values, before: FieldValues = {}): Record<string, unknown> {
  const form = formOf(kind);
  if (form) return form.toFields(values, before);
  return Object.fromEntries(
    fieldEntries(kind).map(([name, field]) => [name, toField(field, values[name], before[name], values)]),
  );
}
