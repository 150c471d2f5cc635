import * as z from "zod";
import { contract } from "../../base/contract/contract";
import type { ContractCall } from "../../base/contract/contract";
import * as shapes from "../../base/contract/schemas";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Schemas that all calls without fields share; they are inlined instead of named. */
const unnamed: unknown[] = [shapes.noInput, shapes.nothing];

const requests = z.registry<{ id: string }>();
const responses = z.registry<{ id: string }>();
const bodies = new Set<unknown>(
  (Object.values(contract) as ContractCall[])
    .filter(({ method }) => method === "POST")
    .map((call) => call.request),
);
const queries = new Set<unknown>((Object.values(contract) as ContractCall[]).map((call) => call.request));
for (const [key, shape] of Object.entries(shapes)) {
  if (!(shape instanceof z.ZodType) || unnamed.includes(shape)) continue;
  const id = key[0]?.toUpperCase() + key.slice(1);
  if (bodies.has(shape)) requests.add(shape, { id });
  else if (!queries.has(shape)) responses.add(shape, { id });
}

const address = (id: string) => `#/components/schemas/${id}`;

/** Removes patterns that repeat a format and bounds of a safe integer, which add nothing for readers. */
function removeNoise(schema: JsonSchema): void {
  if (schema.format) delete schema.pattern;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}

const settings = {
  target: "draft-2020-12",
  override: ({ jsonSchema }: { jsonSchema: JsonSchema }) => removeNoise(jsonSchema),
} as const;

/** The contract's schemas by name: input schemas of requests, output schemas of responses. */
export function namedSchemas(): Record<string, JsonSchema> {
  const requestSchemas = z.toJSONSchema(requests, { ...settings, io: "input", uri: address }).schemas;
  const responseSchemas = z.toJSONSchema(responses, { ...settings, io: "output", uri: address }).schemas;
  return Object.fromEntries(
    Object.entries({ ...requestSchemas, ...responseSchemas }).map(([id, schema]) => [
      id,
      stripIdentity(schema),
    ]),
  );
}

/** A schema as a reference if it has a name, otherwise inlined. */
export function schemaOf(shape: z.ZodType, io: "input" | "output"): JsonSchema {
  const id = (io === "input" ? requests : responses).get(shape)?.id;
  return id ? { $ref: address(id) } : fullSchema(shape, io);
}

/** A schema inlined, whether or not it has a name. */
export function fullSchema(shape: z.ZodType, io: "input" | "output"): JsonSchema {
  return stripIdentity(z.toJSONSchema(shape, { ...settings, io }));
}

/** Removes `$schema` and `$id`, which the document and the schema's place in it define. */
function stripIdentity({ $schema: _dialect, $id: _identity, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
