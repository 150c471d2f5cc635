import * as z from "zod";

type Schema = z.core.JSONSchema.JSONSchema;

/** A field that takes a text: its path as issues name it, and a request with nothing but this text in that field. */
export type TextPlace = { path: string; put: (text: string) => unknown };

/** Every field of a request that takes a text, however deep, read off the schema that checks it. */
export const textPlaces = (schema: z.core.$ZodType): TextPlace[] =>
  placesIn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" }));

function placesIn(schema: Schema): TextPlace[] {
  if (schema.type === "string") return [{ path: "", put: (text) => text }];
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return branches.flatMap((branch) => placesIn(branch as Schema));
  if (schema.type === "array") {
    const { items, prefixItems: tuple = [items] } = schema;
    return within(tuple[0] as Schema, "0", (value) => tuple.map(() => value));
  }
  if (schema.type !== "object") return [];
  const { properties = {}, additionalProperties: more } = schema;
  const named = Object.entries(properties) as [string, Schema][];
  // Which of several shapes is meant is said by a word.
  const words = Object.fromEntries(
    named.flatMap(([name, own]) => ("const" in own ? [[name, own.const]] : [])),
  );
  return [
    ...named.flatMap(([name, own]) => within(own, name, (value) => ({ ...words, [name]: value }))),
    ...(typeof more === "object" ? within(more, keyOf(schema), (value) => ({ [keyOf(schema)]: value })) : []),
  ];
}

const within = (schema: Schema, name: string, wrap: (value: unknown) => unknown): TextPlace[] =>
  placesIn(schema).map(({ path, put }) => ({
    path: path ? `${name}.${path}` : name,
    put: (text) => wrap(put(text)),
  }));

/** One that a record may have. */
const keyOf = ({ propertyNames }: Schema) => String((propertyNames as Schema | undefined)?.enum?.[0] ?? "x");
