import * as z from "zod";
import { rowLists } from "./schemas";

/** A field that breaks the contract. Contains names and rules of the contract only, never the received value. */
export type Fault = {
  /** Path in the response without indexes, such as `list.deadline`. Empty for the whole response. */
  field: string;
  rule: string;
};

/** A row or field that was left out of a response, and why. */
export type Omission = {
  kind: "row" | "field";
  /** Path of the row's list, or of the field itself. */
  at: string;
  faults: Fault[];
  /** The row's id, if it is valid. */
  id?: number;
};

export type Reading =
  | { usable: true; value: unknown; omissions: Omission[] }
  /** Faults of essential fields. */
  | { usable: false; faults: Fault[] };

/** Maximum rows read from a list: ten times the largest page. Bounds the cost of an endless list. */
export const maxRows = 1000;

/** Replacements for invalid top-level fields, which the caller has in its request. */
type Replacements = Readonly<Record<string, unknown>>;

/**
 * Validates a response tolerantly: an invalid row is left out of its list (`rowLists` of schemas.ts), an invalid
 * optional field counts as absent, and everything else must match its schema. Valid values are the same as from
 * the schema's own `parse`.
 */
export function readTolerantly(schema: z.ZodType, value: unknown, replacements: Replacements = {}): Reading {
  // Top-level fields are read one by one, so that a list is cut to `maxRows` before its rows are validated.
  return schema instanceof z.ZodObject && isObject(value)
    ? readFields(schema, value, "", replacements)
    : read(schema, value, "");
}

function read(schema: z.ZodType, value: unknown, at: string): Reading {
  const isRows = rowLists.has(schema);
  const parsed = isRows ? undefined : schema.safeParse(value);
  if (parsed?.success) return { usable: true, value: parsed.data, omissions: [] };
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const inner = read(schema.unwrap() as z.ZodType, value, at);
    return inner.usable ? inner : withoutField(schema.parse(undefined), at, inner.faults);
  }
  if (schema instanceof z.ZodNullable) return read(schema.unwrap() as z.ZodType, value, at);
  if (isRows && schema instanceof z.ZodArray && Array.isArray(value)) {
    return readRows(schema.element as z.ZodType, value, at);
  }
  if (schema instanceof z.ZodObject && isObject(value)) return readFields(schema, value, at);
  const issue = (parsed ?? schema.safeParse(value)).error?.issues[0];
  return { usable: false, faults: [{ field: at, rule: issue?.message ?? "" }] };
}

function withoutField(value: unknown, at: string, faults: Fault[]): Reading {
  return { usable: true, value, omissions: [{ kind: "field", at, faults }] };
}

function readRows(row: z.ZodType, values: unknown[], at: string): Reading {
  const validRows: unknown[] = [];
  const omissions: Omission[] = [];
  if (values.length > maxRows) {
    omissions.push({ kind: "row", at, faults: [{ field: at, rule: `at most ${maxRows} rows` }] });
  }
  for (const value of values.slice(0, maxRows)) {
    const reading = read(row, value, at);
    if (reading.usable) {
      validRows.push(reading.value);
      omissions.push(...reading.omissions);
    } else omissions.push({ kind: "row", at, faults: reading.faults, id: idOf(row, value) });
  }
  return { usable: true, value: validRows, omissions };
}

function readFields(
  schema: z.ZodObject,
  value: Record<string, unknown>,
  at: string,
  replacements: Replacements = {},
): Reading {
  const entries = Object.entries(schema.shape).map(([key, field]) => {
    const fieldPath = at ? `${at}.${key}` : key;
    const reading = read(field as z.ZodType, value[key], fieldPath);
    if (reading.usable || !(key in replacements)) return { key, reading };
    return { key, reading: withoutField(replacements[key], fieldPath, reading.faults) };
  });
  const faults = entries.flatMap(({ reading }) => (reading.usable ? [] : reading.faults));
  if (faults.length) return { usable: false, faults };
  const omissions = entries.flatMap(({ reading }) => (reading.usable ? reading.omissions : []));
  const fields = entries.flatMap(({ key, reading }) =>
    reading.usable && reading.value !== undefined ? [[key, reading.value] as const] : [],
  );
  return { usable: true, value: Object.fromEntries(fields), omissions };
}

function idOf(row: z.ZodType, value: unknown): number | undefined {
  const id =
    row instanceof z.ZodObject && isObject(value) ? row.shape["id"]?.safeParse(value["id"]) : undefined;
  return id?.success ? (id.data as number) : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
