import * as z from "zod";
import type { Calls } from "../contract/call";
import { regions } from "../reference/campaign-regions";
import { seasonActions } from "./season-action";
import { editors } from "../desk/access";
import { emptyRequest, emptyResponse, instant } from "../desk/call-shapes";

const seasonRef = { region: z.enum(regions), key: z.string().max(40) };
/** Version of a season, incremented by each change; 0 if the database has none. */
const version = z.int().min(0);
const seasonVersion = { ...seasonRef, version };
const text = z.string().min(1).max(60_000);
/** A season's fields (lib/campaign/season-schema), not validated yet. */
const body = z.record(z.string(), z.unknown());
/** Fits the longest text in UTF-8, or its fields as JSON. */
const maxBodyBytes = 256 * 1024;

/** Seasons of the campaign, each as fields or as text (docs/decisions/0024-campaign.md). */
export const seasonsCalls = {
  "seasons/list": {
    access: editors,
    limit: null,
    request: emptyRequest,
    response: z.object({
      seasons: z.array(
        z.object({
          ...seasonRef,
          name: z.string(),
          from: z.string(),
          until: z.string(),
          version,
          draft: z.boolean(),
          published: z.boolean(),
          file: z
            .boolean()
            .describe(
              "whether it also exists as a file, which is used if the database has no published version",
            ),
          shown: z.boolean().describe("whether visitors of the region see it now"),
        }),
      ),
      discarded: z
        .array(z.object({ ...seasonRef, name: z.string(), by: z.string(), at: instant }))
        .describe("discarded seasons; only their history remains"),
    }),
  },
  "seasons/read": {
    access: editors,
    limit: null,
    request: z.strictObject(seasonRef),
    response: z.object({
      body: body
        .nullable()
        .describe(
          "the draft's fields, otherwise the published ones; null if they no longer match the schema",
        ),
      text: z.string().describe("the fields as text"),
      version,
      draft: z.boolean().describe("whether the fields are a draft"),
      discarded: z.boolean().describe("whether the season was discarded; the fields are its last ones"),
      changed_by: z.string().describe("empty for the operator's commands"),
      changed_at: instant.nullable(),
    }),
  },
  /** Converts between fields and text without saving. */
  "seasons/as-text": {
    access: editors,
    limit: null,
    request: z.strictObject({ body }),
    response: z.object({ text: z.string() }),
    maxBodyBytes,
  },
  "seasons/as-fields": {
    access: editors,
    limit: null,
    request: z.strictObject({ text }),
    response: z.object({ body }),
    maxBodyBytes,
  },
  "seasons/save": {
    access: editors,
    limit: null,
    request: z.strictObject({
      text: text.optional(),
      body: body.optional().describe("instead of `text`"),
      of: z.strictObject(seasonVersion).describe("the edited season; a new key creates a new season"),
    }),
    response: z.object(seasonVersion),
    maxBodyBytes,
  },
  "seasons/publish": {
    access: editors,
    limit: null,
    request: z.strictObject(seasonVersion),
    response: emptyResponse,
  },
  "seasons/take-back": {
    access: editors,
    limit: null,
    request: z.strictObject(seasonVersion),
    response: emptyResponse,
  },
  "seasons/discard": {
    access: editors,
    limit: null,
    request: z.strictObject(seasonVersion),
    response: emptyResponse,
  },
  "seasons/history": {
    access: editors,
    limit: null,
    request: z.strictObject(seasonRef),
    response: z.object({
      version: version.describe("current version of the season"),
      entries: z.array(
        z.object({
          id: z.int(),
          action: z.enum(seasonActions),
          by: z.string().describe("empty for the operator's commands"),
          at: instant,
          changed: z.array(z.string()).describe("fields that changed"),
          before: z.boolean().describe("whether the season existed before"),
          after: z.boolean(),
        }),
      ),
    }),
  },
  "seasons/restore": {
    access: editors,
    limit: null,
    request: z.strictObject({
      ...seasonVersion,
      history_id: z.int().positive(),
      state: z.enum(["before", "after"]),
    }),
    response: emptyResponse,
  },
} as const satisfies Calls;
