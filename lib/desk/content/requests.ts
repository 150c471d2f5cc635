import * as z from "zod";
import { mostReason } from "../../account/point-limits";
import type { Issue } from "../../contract/codes";
import { kindNames, type Fields, type Kind } from "./kinds";
import { texts } from "./rules";

/* What the desk's content calls take and answer. */

/** What was done to a record. `refused`: its time to be published had come, and it could not be. */
export type ContentAction = "draft" | "discard" | "publish" | "schedule" | "order" | "remove" | "refused";

const id = z.int().positive().max(2_147_483_647);
const version = z.int().min(0);

export const recordAddress = z.strictObject({ kind: z.enum(kindNames), id });
/** Of what is done to a record as it was looked at. */
export const changeRequest = recordAddress.extend({ version });

/** `fields` are checked by the rules of their kind. */
export const saveRequest = z.strictObject({
  kind: z.enum(kindNames),
  /** Without one, a new record. */
  id: id.optional(),
  version,
  fields: z.record(z.string(), z.unknown()),
  /** When it is to be published: now, at an instant, or not yet. */
  publish: z.union([z.literal("no"), z.literal("now"), z.iso.datetime({ offset: true })]),
  /** Why what was sold of a class is changed, told to everybody who sits in it; only with what is published now. */
  announce: z.optional(texts({ most: mostReason }).schema),
});
/** The record is drafted as it was after that change, or before it. */
export const restoreRequest = changeRequest.extend({ history_id: id, state: z.enum(["before", "after"]) });
/** Brings back what was removed: as a draft, or, undoing at once, as it was. */
export const bringBackRequest = changeRequest.extend({ publish: z.boolean().default(false) });
export const listRequest = z.strictObject({
  kind: z.enum(kindNames),
  /** Those that were removed, as they were last, in place of those that there are. */
  removed: z.literal(true).optional(),
  search: z.string().max(200).default(""),
  sort: z.string().max(40).default("id"),
  descending: z.boolean().default(false),
  page: z.int().min(1).max(10_000).default(1),
  per_page: z.int().min(1).max(500).default(25),
});
export const orderRequest = z.strictObject({
  place: z.string().max(40),
  /** Records of the place in the order that they stood in, and in the order that they are to stand in. */
  before: z.array(id).max(200),
  after: z.array(id).max(200),
});

const share = z.number().min(0).max(1);
export const pictureRequest = z.strictObject({
  /** The file, in base64. */
  data: z.string().min(1),
  /** The part of it that is shown, as shares of its upright width and height. */
  crop: z.strictObject({ left: share, top: share, width: share, height: share }),
});

export type PictureRequest = z.output<typeof pictureRequest>;
export type SaveRequest = z.output<typeof saveRequest>;
export type ChangeRequest = z.output<typeof changeRequest>;
export type RestoreRequest = z.output<typeof restoreRequest>;
export type BringBackRequest = z.output<typeof bringBackRequest>;
export type ListRequest = z.output<typeof listRequest>;
export type OrderRequest = z.output<typeof orderRequest>;

/** Where a record stands between draft and page. */
export type RecordStatus = "draft" | "published" | "changed" | "scheduled";

export type ContentRecord = {
  kind: Kind;
  id: number;
  version: number;
  status: RecordStatus | "gone";
  published: Fields | null;
  draft: Fields | null;
  publishAt: string | null;
  /** Why it was not published when its time had come. */
  problem: Issue[] | null;
  changedBy: string;
  changedAt: string | null;
  /** Seats taken of a series class: with the first, some fields are fixed. */
  seats: number;
};

export type ListedRecord = Pick<
  ContentRecord,
  "id" | "version" | "status" | "publishAt" | "changedAt" | "changedBy" | "seats"
> & {
  /** The first lesson of a series class, and its teacher's name. */
  firstAt: string | null;
  teacher: Partial<Record<string, string>> | null;
  /** Its draft was not published when its time had come, and nobody has saved it since. */
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
