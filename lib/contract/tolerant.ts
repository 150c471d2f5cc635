import * as z from "zod";
import { rowLists } from "./schemas";

/** A field that is not as the contract has it. Names and rules of the contract only, never what stood there. */
export type Fault = {
  /** Where it stands in the answer, without positions: `list.deadline`. Empty for the whole answer. */
  field: string;
  rule: string;
};

/** What was left out of an answer, and what was wrong with it. */
export type Omission = {
  kind: "row" | "field";
  /** The list that the row stood in, or the field itself. */
  at: string;
  faults: Fault[];
  /** Of a row, where that much of it is as it should be. */
  id?: number;
};

export type Reading =
  | { usable: true; value: unknown; omissions: Omission[] }
  /** Faults of what nothing can do without. */
  | { usable: false; faults: Fault[] };

/** Rows of a list that are read: ten times the largest page. What a host gone mad sends after them costs nothing. */
export const maxRows = 1000;

/** Values for odd fields of the answer itself: what whoever asked knows without being told. */
type StandIns = Readonly<Record<string, unknown>>;

/**
 * Reads an answer as a tolerant reader: an odd row is left out of its list (`rowLists` of schemas.ts), an odd field
 * that may be absent is taken as absent, and everything else is held to its shape. What is as it should be comes
 * out as the schema's own `parse` has it.
 */
export function readTolerantly(schema: z.ZodType, value: unknown, standIns: StandIns = {}): Reading {
  // Not the whole at once: a list is cut to `maxRows` before its rows are looked at.
  return schema instanceof z.ZodObject && isObject(value)
    ? readFields(schema, value, "", standIns)
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
  const kept: unknown[] = [];
  const omissions: Omission[] = [];
  if (values.length > maxRows) {
    omissions.push({ kind: "row", at, faults: [{ field: at, rule: `at most ${maxRows} rows` }] });
  }
  for (const value of values.slice(0, maxRows)) {
    const reading = read(row, value, at);
    if (reading.usable) {
      kept.push(reading.value);
      omissions.push(...reading.omissions);
    } else omissions.push({ kind: "row", at, faults: reading.faults, id: idOf(row, value) });
  }
  return { usable: true, value: kept, omissions };
}

function readFields(
  schema: z.ZodObject,
  value: Record<string, unknown>,
  at: string,
  standIns: StandIns = {},
): Reading {
  const entries = Object.entries(schema.shape).map(([key, field]) => {
    const place = at ? `${at}.${key}` : key;
    const reading = read(field as z.ZodType, value[key], place);
    if (reading.usable || !(key in standIns)) return { key, reading };
    return { key, reading: withoutField(standIns[key], place, reading.faults) };
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
