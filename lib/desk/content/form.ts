import { languages, type Language } from "../../i18n/languages";
import { fields as fieldTable, type Kind } from "./kinds";

/*
 * A record as a form holds it: what is typed is text, and times are those of the editor's own clock. `toValues` and
 * `toFields` are each other's opposite.
 */

export type Texts = Record<Language, string>;
export type LessonValue = { name: Texts; startsAt: string; minutes: number };
export type OfficeValue = { country: string; name: Texts; address: Texts };
export type Value = string | boolean | string[] | Texts | LessonValue[] | OfficeValue[];
export type Values = Record<string, Value>;
/** A field as the table has it, for those who take it with a name known only at run time. */
export type AnyField = {
  input: string;
  most?: number;
  least?: number;
  long?: boolean;
  optional?: boolean;
  of?: readonly string[];
  to?: Kind;
  shape?: string;
};

type Given = Readonly<Record<string, unknown>>;

export const fieldsOf = (kind: Kind) => Object.entries(fieldTable[kind]) as [string, AnyField][];

/** An instant on this machine's own clock, as an input of the browser writes it: 2026-11-22T20:00. */
export function toLocal(instant: string): string {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** @param before what it was: seconds that the input cannot show stay where nothing was typed. */
export function fromLocal(text: string, before?: unknown): string {
  if (typeof before === "string" && before !== "" && toLocal(before) === text) return before;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? text : at.toISOString();
}

export function textsOf(value: unknown): Texts {
  const given = (value ?? {}) as Partial<Texts>;
  return Object.fromEntries(languages.map((language) => [language, given[language] ?? ""])) as Texts;
}

type Lesson = { name: unknown; startsAt: string; endsAt: string };

function toValue({ input, of = [] }: AnyField, value: unknown): Value {
  switch (input) {
    case "texts":
      return textsOf(value);
    case "choice":
      return String(value ?? of[0] ?? "");
    case "flag":
      return value === true;
    case "languages":
      return [...((value as string[] | undefined) ?? [])];
    case "numbers":
      return ((value as number[] | undefined) ?? []).join(", ");
    case "instant":
      return value ? toLocal(value as string) : "";
    case "offices":
      return ((value as OfficeValue[] | undefined) ?? []).map(({ country, name, address }) => ({
        country,
        name: textsOf(name),
        address: textsOf(address),
      }));
    case "lessons":
      return ((value as Lesson[] | undefined) ?? []).map(({ name, startsAt, endsAt }) => ({
        name: textsOf(name),
        startsAt: toLocal(startsAt),
        minutes: (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000,
      }));
    default:
      return value === null || value === undefined ? "" : String(value);
  }
}

export function toValues(kind: Kind, fields: Given = {}): Values {
  return Object.fromEntries(fieldsOf(kind).map(([name, field]) => [name, toValue(field, fields[name])]));
}

const asNumber = (text: string) => (text.trim() === "" || Number.isNaN(Number(text)) ? text : Number(text));

function toField({ input, optional }: AnyField, value: Value | undefined, before: unknown): unknown {
  switch (input) {
    case "number":
      return asNumber(value as string);
    case "numbers":
      return (value as string)
        .split(/[,，\s]+/)
        .filter(Boolean)
        .map(asNumber);
    case "reference":
      return value === "" ? (optional ? null : undefined) : Number(value);
    case "instant":
      return value === "" ? (optional ? null : undefined) : fromLocal(value as string, before);
    case "lessons":
      return (value as LessonValue[]).map(({ name, startsAt, minutes }, index) => {
        const begins = fromLocal(startsAt, (before as Lesson[] | undefined)?.[index]?.startsAt);
        const at = Date.parse(begins);
        return {
          name,
          startsAt: begins,
          endsAt: Number.isNaN(at) ? begins : new Date(at + minutes * 60_000).toISOString(),
        };
      });
    default:
      return value;
  }
}

/** @param before the record that the form began with. */
export function toFields(kind: Kind, values: Values, before: Given = {}): Record<string, unknown> {
  return Object.fromEntries(
    fieldsOf(kind).map(([name, field]) => [name, toField(field, values[name], before[name])]),
  );
}

/** A text in the reader's language, or what there is of it. */
export function anyText(value: unknown, language: string): string {
  if (typeof value !== "object" || value === null) return value ? String(value) : "";
  const texts = value as Record<string, string>;
  return texts[language] || texts["en-US"] || Object.values(texts).find(Boolean) || "";
}
