import * as z from "zod";
import { contract } from "../contract/contract";
import type { Call } from "../contract/contract";
import * as shapes from "../contract/schemas";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Schemas that all calls without fields share; they are inlined instead of named. */
const unnamed: unknown[] = [shapes.noInput, shapes.nothing];

const requests = z.registry<{ id: string }>();
const answers = z.registry<{ id: string }>();
const bodies = new Set<unknown>(
  (Object.values(contract) as Call[]).filter(({ method }) => method === "POST").map((call) => call.request),
);
const queries = new Set<unknown>((Object.values(contract) as Call[]).map((call) => call.request));
for (const [key, shape] of Object.entries(shapes)) {
  if (!(shape instanceof z.ZodType) || unnamed.includes(shape)) continue;
  const id = key[0]?.toUpperCase() + key.slice(1);
  if (bodies.has(shape)) requests.add(shape, { id });
  else if (!queries.has(shape)) answers.add(shape, { id });
}

const address = (id: string) => `#/components/schemas/${id}`;

/** Removes patterns that repeat a format and bounds of a safe integer, which tell a reader nothing. */
function tidy(schema: JsonSchema): void {
  if (schema.format) delete schema.pattern;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}

const settings = {
  target: "draft-2020-12",
  override: ({ jsonSchema }: { jsonSchema: JsonSchema }) => tidy(jsonSchema),
} as const;

/** The contract's schemas by name: input schemas of requests, output schemas of responses. */
export function namedSchemas(): Record<string, JsonSchema> {
  const sent = z.toJSONSchema(requests, { ...settings, io: "input", uri: address }).schemas;
  const answered = z.toJSONSchema(answers, { ...settings, io: "output", uri: address }).schemas;
  return Object.fromEntries(
    Object.entries({ ...sent, ...answered }).map(([id, schema]) => [id, bare(schema)]),
  );
}

/** A schema as a reference if it has a name, otherwise inlined. */
export function schemaOf(shape: z.ZodType, io: "input" | "output"): JsonSchema {
  const id = (io === "input" ? requests : answers).get(shape)?.id;
  return id ? { $ref: address(id) } : fullSchema(shape, io);
}

/** A schema inlined, whether or not it has a name. */
export function fullSchema(shape: z.ZodType, io: "input" | "output"): JsonSchema {
  return bare(z.toJSONSchema(shape, { ...settings, io }));
}

/** Removes `$schema` and `$id`, which the document and the schema's place in it define. */
function bare({ $schema: _dialect, $id: _identity, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
