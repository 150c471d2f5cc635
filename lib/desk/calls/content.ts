import * as z from "zod";
import {
  bringBackRequest,
  changeRequest,
  listRequest,
  orderRequest,
  pictureRequest,
  recordAddress,
  restoreRequest,
  saveRequest,
} from "../content/requests";
import { kindNames } from "../content/kinds";
import { instant, type DeskCall } from "./call";

const editors = ["owner", "editor"] as const;

const fields = z.record(z.string(), z.unknown());
const issues = z.array(z.object({ path: z.string(), message: z.string() }));

const record = z.object({
  kind: z.enum(kindNames),
  id: z.int(),
  version: z.int().describe("one more with each change; who changes a record says which was looked at"),
  status: z.enum(["draft", "published", "changed", "scheduled", "gone"]),
  published: fields.nullable(),
  draft: fields.nullable(),
  publish_at: instant.nullable(),
  problem: issues.nullable().describe("why it was not published when its time had come"),
  changed_by: z.string(),
  changed_at: instant.nullable(),
  seats: z.int().describe("taken of a series class: with the first, some fields are fixed"),
});

/** Of a change: `saved` false where somebody else was quicker, with the record as it is now. */
const changed = z.object({ saved: z.boolean(), record: record.nullable() });

const listed = record
  .pick({ id: true, version: true, publish_at: true, changed_by: true, changed_at: true, seats: true })
  .extend({
    status: record.shape.status,
    fields,
    first_at: instant.nullable().describe("the first lesson of a series class"),
    teacher: fields.nullable().describe("who teaches a series class: the name"),
    refused: z.boolean().describe("not published when its time had come, and not saved since"),
  });

const entry = z.object({
  id: z.int(),
  version: z.int(),
  action: z.enum(["draft", "discard", "publish", "schedule", "order", "remove", "refused"]),
  by: z.string(),
  at: instant,
  before: fields.nullable(),
  after: fields.nullable(),
});

/** A class of 200 lessons with names in seven languages, all of them as long as they may be. */
const maxRecordBytes = 2 * 1024 * 1024;
/** 10 MB in base64, and the rest. */
const maxPictureBodyBytes = 14 * 1024 * 1024;

/** What the school publishes (lib/desk/content): for editors. */
export const contentCalls = {
  "content/list": {
    access: editors,
    request: listRequest,
    answer: z.object({ total: z.int(), page: z.int(), per_page: z.int(), list: z.array(listed) }),
  },
  "content/read": { access: editors, request: recordAddress, answer: record },
  "content/save": { access: editors, request: saveRequest, answer: changed, maxBodyBytes: maxRecordBytes },
  "content/discard": { access: editors, request: changeRequest, answer: changed },
  "content/remove": { access: editors, request: changeRequest, answer: changed },
  "content/bring-back": { access: editors, request: bringBackRequest, answer: changed },
  "content/order": { access: editors, request: orderRequest, answer: z.object({ saved: z.boolean() }) },
  "content/history": {
    access: editors,
    request: recordAddress,
    answer: z.object({ entries: z.array(entry) }),
  },
  "content/restore": { access: editors, request: restoreRequest, answer: changed },
  "content/picture": {
    access: editors,
    request: pictureRequest,
    answer: z.object({ address: z.string(), width: z.int(), height: z.int() }),
    maxBodyBytes: maxPictureBodyBytes,
  },
} as const satisfies Record<string, DeskCall>;

export type ContentAnswer = z.output<typeof record>;
export type Listed = z.output<typeof listed>;
