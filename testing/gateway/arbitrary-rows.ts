import fc from "fast-check";
import type * as z from "zod";
import { contract } from "../../lib/base/contract/contract";
import type { CallName } from "../../lib/base/contract/endpoints";
import { findRowList } from "../../lib/base/contract/row-list";
import { fullSchema, type JsonSchema } from "../../lib/app/openapi/schemas";

/* Arbitraries of valid and invalid response rows, generated from the contract, for property tests. */

export type Row = Record<string, unknown>;
export type RowList = { name: CallName; key: string; fields: Record<string, z.ZodType> };

/** The calls whose response is a list, with the list's key and the fields of its rows. */
export const rowLists: RowList[] = (Object.keys(contract) as CallName[]).flatMap((name) => {
  const list = findRowList(name);
  return list ? [{ name, key: list.key, fields: list.row.shape }] : [];
});

export const isOptional = (field: z.ZodType) => field.safeParse(undefined).success;

/** Generates rows that satisfy the contract. */
export function arbitraryRow({ name, key }: RowList): fc.Arbitrary<Row> {
  const { properties = {} } = fullSchema(contract[name].response, "input");
  const list = properties[key] as JsonSchema;
  return arbitraryValue(list.items as JsonSchema) as fc.Arbitrary<Row>;
}

const links = fc.constantFrom("/media/a.svg", "https://media.example.com/a.svg");

function arbitraryValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { type, enum: options, const: constant, anyOf, maximum = 2 ** 31 - 1 } = schema;
  const minimum = schema.minimum ?? Number(schema.exclusiveMinimum ?? -1) + 1;
  if (options) return fc.constantFrom(...(options as unknown[]));
  if (constant !== undefined) return fc.constant(constant);
  if (anyOf) return fc.oneof(...(anyOf as JsonSchema[]).map(arbitraryValue));
  if (type === "object") return arbitraryObject(schema);
  if (type === "array") return fc.array(arbitraryValue(schema.items as JsonSchema), { maxLength: 3 });
  if (type === "integer") return fc.integer({ min: minimum, max: maximum });
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  if (schema.format === "date-time") return instants;
  return schema.pattern ? links : fc.string();
}

const instants = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString());

function arbitraryObject({ properties = {}, required }: JsonSchema): fc.Arbitrary<Row> {
  const fields = Object.entries(properties as Record<string, JsonSchema>);
  return fc.record(Object.fromEntries(fields.map(([key, field]) => [key, arbitraryValue(field)])), {
    requiredKeys: required ?? [],
    noNullPrototype: true,
  });
}

/** Values as typos, other versions and attacks produce them; `undefined` removes the field. */
const invalidValues = [
  ...[undefined, null, {}, [], [null], "", " ", "12", "tomorrow", "javascript:alert(1)", "//evil.example"],
  ...[true, -1, 0, 1.5, 1e300, "x".repeat(3000), { id: 1 }, "2026-02-30T25:00:00Z"],
];

/** Generates values that the field's schema rejects. */
export function arbitraryInvalidValue(field: z.ZodType): fc.Arbitrary<unknown> {
  return fc.constantFrom(...invalidValues.filter((value) => !field.safeParse(value).success));
}

/**
 * Generates rows with one invalid field.
 * @param matches selects the fields that may be invalid
 * @returns an arbitrary of the row and the name of its invalid field
 */
export function arbitraryInvalidRow(list: RowList, matches: (field: z.ZodType) => boolean) {
  const keys = Object.keys(list.fields).filter((key) => matches(list.fields[key] as z.ZodType));
  return fc.tuple(arbitraryRow(list), fc.constantFrom(...keys)).chain(([row, key]) =>
    arbitraryInvalidValue(list.fields[key] as z.ZodType).map((value) => {
      const { [key]: _replaced, ...rest } = row;
      return { row: value === undefined ? rest : { ...rest, [key]: value }, key };
    }),
  );
}
