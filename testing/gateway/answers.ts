import fc from "fast-check";
import type * as z from "zod";
import { contract } from "../../lib/contract/contract";
import type { CallName } from "../../lib/contract/endpoints";
import { findRowList } from "../../lib/contract/row-list";
import { fullSchema, type JsonSchema } from "../../lib/openapi/schemas";

/* Any answer that the contract allows, and any way to damage one: for property tests. */

export type Row = Record<string, unknown>;
export type RowList = { name: CallName; key: string; fields: Record<string, z.ZodType> };

/** The calls that answer a list, with its key and the fields of a row. */
export const rowListsOfCalls: RowList[] = (Object.keys(contract) as CallName[]).flatMap((name) => {
  const list = findRowList(name);
  return list ? [{ name, key: list.key, fields: list.row.shape }] : [];
});

export const mayBeAbsent = (field: z.ZodType) => field.safeParse(undefined).success;

/** A row as a good provider writes it. */
export function goodRow({ name, key }: RowList): fc.Arbitrary<Row> {
  const { properties = {} } = fullSchema(contract[name].response, "input");
  const list = properties[key] as JsonSchema;
  return valueOf(list.items as JsonSchema) as fc.Arbitrary<Row>;
}

const links = fc.constantFrom("/media/a.svg", "https://media.example.com/a.svg");

function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { type, enum: options, const: only, anyOf, maximum = 2 ** 31 - 1 } = schema;
  const minimum = schema.minimum ?? Number(schema.exclusiveMinimum ?? -1) + 1;
  if (options) return fc.constantFrom(...(options as unknown[]));
  if (only !== undefined) return fc.constant(only);
  if (anyOf) return fc.oneof(...(anyOf as JsonSchema[]).map(valueOf));
  if (type === "object") return objectOf(schema);
  if (type === "array") return fc.array(valueOf(schema.items as JsonSchema), { maxLength: 3 });
  if (type === "integer") return fc.integer({ min: minimum, max: maximum });
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  if (schema.format === "date-time") return instants;
  return schema.pattern ? links : fc.string();
}

const instants = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString());

function objectOf({ properties = {}, required }: JsonSchema): fc.Arbitrary<Row> {
  const fields = Object.entries(properties as Record<string, JsonSchema>);
  return fc.record(Object.fromEntries(fields.map(([key, field]) => [key, valueOf(field)])), {
    requiredKeys: required ?? [],
    noNullPrototype: true,
  });
}

/** What a typo, another version or an attack puts where a value should be; `undefined` takes the field away. */
const oddValues = [
  ...[undefined, null, {}, [], [null], "", " ", "12", "tomorrow", "javascript:alert(1)", "//evil.example"],
  ...[true, -1, 0, 1.5, 1e300, "x".repeat(3000), { id: 1 }, "2026-02-30T25:00:00Z"],
];

/** Any value that a field must not have. */
export function oddValueOf(field: z.ZodType): fc.Arbitrary<unknown> {
  return fc.constantFrom(...oddValues.filter((value) => !field.safeParse(value).success));
}

/** A row with one of its fields, of those that `which` takes, made odd; and the name of the field. */
export function damagedRow(list: RowList, which: (field: z.ZodType) => boolean) {
  const keys = Object.keys(list.fields).filter((key) => which(list.fields[key] as z.ZodType));
  return fc.tuple(goodRow(list), fc.constantFrom(...keys)).chain(([row, key]) =>
    oddValueOf(list.fields[key] as z.ZodType).map((value) => {
      const { [key]: _replaced, ...rest } = row;
      return { row: value === undefined ? rest : { ...rest, [key]: value }, key };
    }),
  );
}
