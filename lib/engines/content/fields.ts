import type * as z from "zod/mini";

/** A field of a record: its rule and its input, created by the functions of `rules.ts`. */
type Field = { schema: z.core.$ZodType; input: string };
export type FieldTable = Readonly<Record<string, Field>>;

/** The validated fields of a record. */
export type FieldsOfTable<Table extends FieldTable> = {
  -readonly [Name in keyof Table]: z.output<Table[Name]["schema"]>;
};
