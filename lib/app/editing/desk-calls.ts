import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { contentActions } from "../../engines/content/actions";
import { maxPictureBytes } from "../../base/desk/limits";
import { editors } from "../../base/desk/access";
import {
  bringBackRequest,
  changeRequest,
  cropRequest,
  listRequest,
  orderRequest,
  recordAddress,
  restoreRequest,
  saveRequest,
  warningsRequest,
} from "./requests";
import { kindNames } from "./kinds";
import { warningCodes } from "../../engines/content/warnings";
import { instantField } from "../../base/desk/call-shapes";

const fields = z.record(z.string(), z.unknown());
const issues = z.array(z.object({ path: z.string(), message: z.string() }));

const record = z.object({
  kind: z.enum(kindNames),
  id: z.int(),
  version: z.int().describe("incremented by each change; a change sends the version it is based on"),
  status: z.enum(["draft", "published", "changed", "scheduled", "gone", "unset"]),
  published: fields.nullable(),
  draft: fields.nullable(),
  publish_at: instantField.nullable(),
  problem: issues.nullable().describe("why scheduled publication failed"),
  changed_by: z.string(),
  changed_at: instantField.nullable(),
  seats: z.int().describe("seats taken of a series class: from the first on, some fields are fixed"),
});

/** Result of a change: `saved` is false after a conflict, with the current record. */
const changeResult = z.object({ saved: z.boolean(), record: record.nullable() });

const listedRecord = record
  .pick({ id: true, version: true, publish_at: true, changed_by: true, changed_at: true, seats: true })
  .extend({
    status: record.shape.status,
    fields,
    first_at: instantField.nullable().describe("the first lesson of a series class"),
    teacher: fields.nullable().describe("name of a series class's teacher"),
    refused: z.boolean().describe("whether scheduled publication failed and the record was not saved since"),
  });

const historyEntry = z.object({
  id: z.int(),
  version: z.int(),
  action: z.enum(contentActions),
  by: z.string(),
  at: instantField,
  before: fields.nullable(),
  after: fields.nullable(),
});

const libraryPicture = z.object({
  address: z.string(),
  width: z.int(),
  height: z.int(),
  uploaded_at: instantField,
  use_count: z.int(),
  used_in: z
    .array(z.object({ kind: z.enum(kindNames), id: z.int(), fields }))
    .describe("the first records that show it, published or drafts"),
});

const warning = z.object({
  code: z.enum(warningCodes),
  count: z.int().optional().describe("seats, lessons in the past, or lessons at which the teacher is busy"),
  at: instantField.optional(),
  other: z
    .record(z.string(), z.string().optional())
    .optional()
    .describe("the teacher's other class, or the place with the same link"),
});

/** Fits a class of 200 lessons with names of maximum length in seven languages. */
const maxRecordBytes = 2 * 1024 * 1024;

/** Calls for the school's published content (lib/engines/content), for editors. */
export const contentCalls = {
  "content/list": {
    access: editors,
    limit: null,
    request: listRequest,
    response: z.object({ total: z.int(), page: z.int(), per_page: z.int(), list: z.array(listedRecord) }),
  },
  "content/read": { access: editors, limit: null, request: recordAddress, response: record },
  "content/save": {
    access: editors,
    limit: null,
    request: saveRequest,
    response: changeResult,
    maxBodyBytes: maxRecordBytes,
  },
  "content/warnings": {
    access: editors,
    limit: null,
    request: warningsRequest,
    response: z.object({ warnings: z.array(warning) }),
    maxBodyBytes: maxRecordBytes,
  },
  "content/discard": { access: editors, limit: null, request: changeRequest, response: changeResult },
  "content/remove": { access: editors, limit: null, request: changeRequest, response: changeResult },
  "content/bring-back": { access: editors, limit: null, request: bringBackRequest, response: changeResult },
  "content/order": {
    access: editors,
    limit: null,
    request: orderRequest,
    response: z.object({ saved: z.boolean() }),
  },
  "content/history": {
    access: editors,
    limit: null,
    request: recordAddress,
    response: z.object({ entries: z.array(historyEntry) }),
  },
  "content/restore": { access: editors, limit: null, request: restoreRequest, response: changeResult },
  "content/pictures": {
    access: editors,
    limit: null,
    request: z.strictObject({ page: z.int().min(1).max(10_000).default(1) }),
    response: z.object({ total: z.int(), page: z.int(), per_page: z.int(), list: z.array(libraryPicture) }),
  },
  "content/picture": {
    access: editors,
    limit: null,
    request: cropRequest,
    response: z.object({ address: z.string(), width: z.int(), height: z.int() }),
    upload: { type: "image/", maxBytes: maxPictureBytes },
  },
} as const satisfies Calls;

export type ContentResponse = z.output<typeof record>;
export type ListedContent = z.output<typeof listedRecord>;
