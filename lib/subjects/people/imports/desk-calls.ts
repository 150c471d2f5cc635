import * as z from "zod";
import type { Calls } from "../../../base/contract/call";
import { editors, owners } from "../../../base/desk/access";
import { emptyRequest, idField, instantField } from "../../../base/desk/call-shapes";
import { languages } from "../../../base/i18n/languages";
import { file } from "../../../engines/calls/file";
import { tableFormatField } from "../../../engines/calls/table-file";
import {
  encodings,
  importFields,
  importKinds,
  importProblems,
  maxImportBytes,
  maxImportColumns,
} from "./fields";

const field = z.enum(importFields);
const upload = { type: "application/octet-stream", maxBytes: maxImportBytes };
const kind = z.enum(importKinds).default("families");
const encoding = z.enum(encodings).default("auto").describe("of a text file");

/** The meaning of each column, from left to right, joined by commas; empty for a column that is left out. */
const columns = z
  .string()
  .max(600)
  .refine((text) => {
    const names = text.split(",");
    const used = names.filter((name) => name !== "");
    return (
      names.length <= maxImportColumns &&
      new Set(used).size === used.length &&
      used.every((name) => field.safeParse(name).success)
    );
  });

const importRequest = {
  ...{ kind, encoding, columns },
  language: z
    .enum(languages)
    .describe(
      "of families without one, whose phones without country code are of its country; of teachers' names and descriptions",
    ),
};

const exportRequest = z.strictObject({ format: tableFormatField });

/**
 * Imports families, their class points, or drafts of teachers from a file in three steps, to each of which the browser
 * sends the file: read, check, run. Nothing of the file is stored. Editors import and undo teachers only.
 */
export const importCalls = {
  "people/import-read": {
    access: editors,
    limit: null,
    request: z.strictObject({ kind, encoding }),
    response: z.object({
      encoding: z.string().describe("as found or chosen; `xlsx` for a workbook"),
      headings: z.array(z.string()),
      columns: z.array(field.nullable()).describe("proposed meaning of each column"),
      sample: z.array(z.array(z.string())).describe("the first rows below the headings"),
      rows: z.int().describe("number of rows below the headings"),
    }),
    upload,
  },
  /** Tries the import without a change. */
  "people/import-check": {
    access: editors,
    limit: null,
    request: z.strictObject(importRequest),
    response: z.object({
      count: z.int().describe("families that would be created or get class points, or teachers"),
      students: z.int().describe("of the families"),
      points: z.int().describe("sum of the families' class points"),
      known: z
        .int()
        .describe(
          "left alone: families that are known by email or phone, rows that were imported before, or teachers of a known name",
        ),
      problems: z
        .array(
          z.object({
            row: z.int().describe("as spreadsheets count"),
            column: z.string().describe("heading of the column at fault; empty if none is"),
            problem: z.enum(importProblems),
            value: z.string(),
            other: z.int().nullable().describe("a row that this one contradicts"),
          }),
        )
        .describe("the first ones, by row"),
      problem_count: z.int(),
    }),
    upload,
  },
  /** Imports the next families or teachers of the file; the browser calls it until none is left. Rows with problems are left out. */
  "people/import-run": {
    access: editors,
    limit: null,
    request: z.strictObject({
      ...importRequest,
      import_id: z
        .string()
        .regex(/^[1-9]\d{0,8}$/)
        .optional()
        .describe("the batch of the earlier call"),
    }),
    response: z.object({
      import_id: idField.nullable().describe("null if there was nothing to create"),
      created: z.int(),
      left: z.int(),
    }),
    upload,
  },
  "people/imports": {
    access: editors,
    limit: null,
    request: emptyRequest,
    response: z.object({
      imports: z.array(
        z.object({
          id: idField,
          kind: z.enum(importKinds),
          at: instantField,
          who: z.string(),
          count: z
            .int()
            .describe(
              "families or teachers that are still there, or families that still have its class points",
            ),
          drafts: z
            .array(z.object({ id: idField, name: z.string() }))
            .describe("teachers that are not published yet, by the id of their record"),
          undone_at: instantField.nullable(),
        }),
      ),
    }),
  },
  /** Removes what is unused of a batch: its families, the class points that it added, or its drafts. */
  "people/import-undo": {
    access: editors,
    limit: null,
    request: z.strictObject({ id: idField }),
    response: z.object({
      removed: z.int(),
      kept: z
        .array(z.object({ id: idField, name: z.string(), row: z.int() }))
        .describe("with the id of the account, or of a teacher's record"),
    }),
  },
  /** All families, in the columns of the import. */
  "people/export": {
    access: owners,
    limit: null,
    request: exportRequest,
    response: file,
  },
  /** All teachers, in the columns of the import, with names and descriptions in the language of the desk. */
  "people/export-teachers": { access: editors, limit: null, request: exportRequest, response: file },
} as const satisfies Calls;
