import * as z from "zod/mini";

/** A field of a record: its rule and its input, created by the functions of `rules.ts`. */
type Field = { schema: z.core.$ZodType; input: string };
export type FieldTable = Readonly<Record<string, Field>>;

/** The validated fields of a record. */
export type FieldsOfTable<Table extends FieldTable> = {
  -readonly [Name in keyof Table]: z.output<Table[Name]["schema"]>;
};

type Definition<Table extends FieldTable> = {
  fields: Table;
  /** The field that names a record in lists. */
  titleField: keyof Table & string;
  /** Maximum number of records, so that unpaged lists stay short. */
  maxRecords: number;
  /** Whether its records always exist: they cannot be created, copied or removed. */
  isFixed?: boolean;
  /** A rule between the fields of one record, which the editor sees at `path`. */
  check?: { isValid: (fields: FieldsOfTable<Table>) => boolean; path: keyof Table & string; problem: string };
};

/**
 * A type of content that the school edits at the desk. The desk's forms, its calls and the provider's validation derive
 * from it.
 */
export function defineContentType<const Table extends FieldTable>(definition: Definition<Table>) {
  const { fields, check, isFixed = false, titleField, maxRecords } = definition;
  const shape = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
  const object = z.strictObject(shape) as unknown as z.ZodMiniType<FieldsOfTable<Table>>;
  const schema = check
    ? object.check(z.refine(check.isValid, { path: [check.path], error: check.problem }))
    : object;
  return { fields, schema, isFixed, titleField, maxRecords };
}

/** The validated fields of a record of a content type. */
export type RecordFields<Type extends { fields: FieldTable }> = FieldsOfTable<Type["fields"]>;
