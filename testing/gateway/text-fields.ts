import * as z from "zod";

type Schema = z.core.JSONSchema.JSONSchema;

/** A text field of a request: its path as in validation issues, and a function that builds a request with only this field. */
export type TextField = { path: string; build: (text: string) => unknown };

/** Lists all text fields of a request schema at any depth. */
export const listTextFields = (schema: z.core.$ZodType): TextField[] =>
  collectFields(z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" }));

function collectFields(schema: Schema): TextField[] {
  if ("const" in schema) return [];
  if (schema.type === "string") return [{ path: "", build: (text) => text }];
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return branches.flatMap((branch) => collectFields(branch as Schema));
  if (schema.type === "array") {
    const { items, prefixItems: tuple = [items] } = schema;
    return nestFields(tuple[0] as Schema, "0", (value) => tuple.map(() => value));
  }
  if (schema.type !== "object") return [];
  const { properties = {}, additionalProperties: valueSchema } = schema;
  const propertyEntries = Object.entries(properties) as [string, Schema][];
  // Constant properties discriminate between the shapes of a union.
  const discriminators = Object.fromEntries(
    propertyEntries.flatMap(([name, property]) => ("const" in property ? [[name, property.const]] : [])),
  );
  return [
    ...propertyEntries.flatMap(([name, property]) =>
      nestFields(property, name, (value) => ({ ...discriminators, [name]: value })),
    ),
    ...(typeof valueSchema === "object"
      ? nestFields(valueSchema, sampleKey(schema), (value) => ({ [sampleKey(schema)]: value }))
      : []),
  ];
}

const nestFields = (schema: Schema, name: string, wrap: (value: unknown) => unknown): TextField[] =>
  collectFields(schema).map(({ path, build }) => ({
    path: path ? `${name}.${path}` : name,
    build: (text) => wrap(build(text)),
  }));

/** Returns a key that the record schema accepts. */
const sampleKey = ({ propertyNames }: Schema) =>
  String((propertyNames as Schema | undefined)?.enum?.[0] ?? "x");
