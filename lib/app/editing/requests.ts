import * as z from "zod";
import { maxReasonLength } from "../../subjects/points/limits";
import type { Issue } from "../../base/contract/codes";
import type { ContentAction } from "../../engines/content/actions";
import { kindNames, warnedKinds, type Fields, type Kind } from "./kinds";
import { texts } from "../../engines/content/rules";

/* Requests and types of the desk's content calls. */

const id = z.int().positive().max(2_147_483_647);
const version = z.int().min(0);

export const recordAddress = z.strictObject({ kind: z.enum(kindNames), id });
/** A change based on a version of a record. */
export const changeRequest = recordAddress.extend({ version });

/** `fields` are checked by the rules of their kind. */
export const saveRequest = z.strictObject({
  kind: z.enum(kindNames),
  /** Absent for a new record. */
  id: id.optional(),
  version,
  fields: z.record(z.string(), z.unknown()),
  /** Publication: now, at an instant, or not yet. */
  publish: z.union([z.literal("no"), z.literal("now"), z.iso.datetime({ offset: true })]),
  /** Message to the class's students about a change of what they booked; only together with publishing now. */
  announce: z.optional(texts({ most: maxReasonLength }).schema),
});
/** Asks for warnings before a record is published now or at an instant. */
export const warningsRequest = z.strictObject({
  kind: z.enum(warnedKinds),
  /** Absent for a new record. */
  id: id.optional(),
  fields: z.record(z.string(), z.unknown()),
  publish: z.union([z.literal("now"), z.iso.datetime({ offset: true })]),
});
/** Restores a state from the history as a draft. */
export const restoreRequest = changeRequest.extend({ history_id: id, state: z.enum(["before", "after"]) });
/** Restores a removed record: as a draft, or published again when undoing at once. */
export const bringBackRequest = changeRequest.extend({ publish: z.boolean().default(false) });
export const listRequest = z.strictObject({
  kind: z.enum(kindNames),
  /** Lists removed records in their last state instead. */
  removed: z.literal(true).optional(),
  search: z.string().max(200).default(""),
  sort: z.string().max(40).default("id"),
  descending: z.boolean().default(false),
  page: z.int().min(1).max(10_000).default(1),
  per_page: z.int().min(1).max(500).default(25),
});
export const orderRequest = z.strictObject({
  place: z.string().max(40),
  /** The place's records in the previous and the new order. */
  before: z.array(id).max(200),
  after: z.array(id).max(200),
});

/** A number of a query. */
const share = z.coerce.number<number>().min(0).max(1);
/** The crop of an upload, as shares of the picture's upright width and height. */
export const cropRequest = z.strictObject({ left: share, top: share, width: share, height: share });

export type SaveRequest = z.output<typeof saveRequest>;
export type WarningsRequest = z.output<typeof warningsRequest>;
export type ChangeRequest = z.output<typeof changeRequest>;
export type RestoreRequest = z.output<typeof restoreRequest>;
export type BringBackRequest = z.output<typeof bringBackRequest>;
export type ListRequest = z.output<typeof listRequest>;
export type OrderRequest = z.output<typeof orderRequest>;

/** State of a record between draft and published page. */
export type RecordStatus = "draft" | "published" | "changed" | "scheduled";

export type ContentRecord = {
  kind: Kind;
  id: number;
  version: number;
  /** `unset`: a record that always exists and has no fields yet. */
  status: RecordStatus | "gone" | "unset";
  published: Fields | null;
  draft: Fields | null;
  publishAt: string | null;
  /** Why scheduled publication failed. */
  problem: Issue[] | null;
  changedBy: string;
  changedAt: string | null;
  /** Seats taken of a series class: from the first on, some fields are fixed. */
  seats: number;
};

export type ListedRecord = Pick<
  ContentRecord,
  "id" | "version" | "status" | "publishAt" | "changedAt" | "changedBy" | "seats"
> & {
  /** Start of a series class's first lesson, and its teacher's name. */
  firstAt: string | null;
  teacher: Partial<Record<string, string>> | null;
  /** Whether scheduled publication failed and the draft was not saved since. */
  refused: boolean;
  fields: Partial<Record<string, unknown>>;
};
export type RecordList = { total: number; page: number; perPage: number; list: ListedRecord[] };

export type HistoryEntry = {
  id: number;
  version: number;
  action: ContentAction;
  by: string;
  at: string;
  before: Fields | null;
  after: Fields | null;
};
