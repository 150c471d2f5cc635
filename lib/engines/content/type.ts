import * as z from "zod/mini";
import type { DeskTranslate } from "../../base/desk/messages";
import type { Language } from "../../base/i18n/languages";
import type { FieldTable, FieldsOfTable } from "./fields";
import type { Values } from "./form-values";
import { tableSchema } from "./rules";

type Definition<Table extends FieldTable> = {
  fields: Table;
  /** The field that names a record in lists. */
  titleField: keyof Table & string;
  /** Maximum number of records, so that unpaged lists stay short. */
  maxRecords: number;
  /** The pages that show a record, by their public path; it is previewed on them. */
  pages: (id: number, fields: Readonly<Record<string, unknown>>) => readonly string[];
  /** The name of a record in lists; by default its title field in the reader's language. Undefined if it has none. */
  nameOf?: (record: NamedRecord, t: DeskTranslate<"content">, language: string) => string | undefined;
  /** Whether readers miss a text that is not in their language; by default they do. */
  isTranslated?: boolean;
  /** The languages in which a record is shown; empty for all. */
  shownIn?: (fields: Readonly<Record<string, unknown>>) => readonly Language[];
  /** The list of its records at the desk, if it is not among the content. */
  listPath?: string;
  /** Whether it has one record, with the id 1. */
  isSingle?: boolean;
  /** Whether seats of its records are sold: students are notified of changes, and lists show what is taken. */
  hasSeats?: boolean;
  /** Whether a record fills the pages that show it: a preview need not look for it there. */
  fillsPages?: boolean;
  /** A link by which a record is found on its pages. */
  linkTo?: (id: number) => string;
  /** Whether the title is not visible on the pages. */
  isTitleHidden?: boolean;
  /** Changes the fields of a copy of a record. @param query of the page */
  toCopy?: (fields: Readonly<Record<string, unknown>>, query: URLSearchParams) => Record<string, unknown>;
  /** A field whose change makes another record. */
  identityField?: keyof Table & string;
  /** A form of its own, instead of one that is built from the fields. */
  form?: RecordForm;
  /** Whether its records always exist: they cannot be created, copied or removed. */
  isFixed?: boolean;
  /** Whether its records come from elsewhere: they cannot be added or copied at the desk. */
  isAddedElsewhere?: boolean;
  /** A rule between the fields of one record, which the editor sees at `path`. */
  check?: { isValid: (fields: FieldsOfTable<Table>) => boolean; path: keyof Table & string; problem: string };
  /** Rules between fields, which run once each field is valid. */
  rules?: (fields: FieldsOfTable<Table>, addIssue: AddIssue) => void;
  /** Whether a subject finds warnings before a record is published. */
  isWarned?: boolean;
  /** Whether removing a published record keeps it as a draft. */
  isUnpublishable?: boolean;
};

/** Converts between fields and form values; the two functions are inverse. */
export type RecordForm = {
  toValues: (fields: Readonly<Record<string, unknown>>) => Values;
  /** @param before the fields that the form was loaded with */
  toFields: (values: Values, before: Readonly<Record<string, unknown>>) => Record<string, unknown>;
};

export type NamedRecord = {
  id: number;
  fields: Readonly<Record<string, unknown>>;
  /** Of a picture among those of its place, from 1; absent if unknown. */
  position?: number;
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
    isAddedElsewhere = false,
    isUnpublishable = false,
    isWarned = false,
    isTranslated = true,
    shownIn,
    nameOf,
    isSingle = false,
    hasSeats = false,
    listPath,
    fillsPages = false,
    isTitleHidden = false,
    linkTo,
    toCopy,
    identityField,
    form,
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
  return {
    ...{ fields, schema, titleField, maxRecords, pages, nameOf },
    ...{ isSingle, hasSeats, listPath, linkTo, toCopy, form },
    ...{ fillsPages, isTitleHidden },
    identityField: identityField as string | undefined,
    ...{ isFixed, isAddedElsewhere, isUnpublishable, isWarned, isTranslated, shownIn },
  };
}

/** A content type whose fields are known only at run time. */
export type ContentType = ReturnType<typeof defineContentType>;

/** The validated fields of a record of a content type. */
export type RecordFields<Type extends { fields: FieldTable }> = FieldsOfTable<Type["fields"]>;
