import * as z from "zod/mini";
import type { FieldTable, FieldsOfTable } from "./fields";
import { tableSchema } from "./rules";

type Definition<Table extends FieldTable> = {
  fields: Table;
  /** The field that names a record in lists. */
  titleField: keyof Table & string;
  /** Maximum number of records, so that unpaged lists stay short. */
  maxRecords: number;
  /** The pages that show a record, by their public path; it is previewed on them. */
  pages: (id: number, fields: Readonly<Record<string, unknown>>) => readonly string[];
  /** Whether its records always exist: they cannot be created, copied or removed. */
  isFixed?: boolean;
  /** A rule between the fields of one record, which the editor sees at `path`. */
  check?: { isValid: (fields: FieldsOfTable<Table>) => boolean; path: keyof Table & string; problem: string };
  /** Rules between fields, which run once each field is valid. */
  rules?: (fields: FieldsOfTable<Table>, addIssue: AddIssue) => void;
  /** Whether removing a published record keeps it as a draft. */
  isUnpublishable?: boolean;
};

export type AddIssue = (path: (string | number)[], message: string) => void;

/**
 * A type of content that the school edits at the desk. The desk's forms, its calls and the provider's validation derive
 * from it.
 */
export function defineContentType<const Table extends FieldTable>(definition: Definition<Table>) {
  const {
    fields,
    check,
    rules,
    isFixed = false,
    isUnpublishable = false,
    titleField,
    maxRecords,
    pages,
  } = definition;
  let schema = tableSchema(fields);
  if (check) schema = schema.check(z.refine(check.isValid, { path: [check.path], error: check.problem }));
  if (rules) {
    const addIssues = z.superRefine<FieldsOfTable<Table>>((value, context) =>
      rules(value, (path, message) => context.addIssue({ code: "custom", path, message })),
    );
    schema = z.pipe(schema, z.custom<FieldsOfTable<Table>>().check(addIssues)) as typeof schema;
  }
  return { fields, schema, isFixed, isUnpublishable, titleField, maxRecords, pages };
}

/** The validated fields of a record of a content type. */
export type RecordFields<Type extends { fields: FieldTable }> = FieldsOfTable<Type["fields"]>;
