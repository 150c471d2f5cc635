import * as z from "zod";
import { regions } from "../../campaign/region";
import { seasonActions } from "../../campaign/season-action";
import { done, instant, nothing, type DeskCall } from "./call";

const editors = ["owner", "editor"] as const;

const name = { region: z.enum(regions), key: z.string().max(40) };
/** Of a season that was looked at, one more with each change; 0 where the database has none. */
const version = z.int().min(0);
const looked = { ...name, version };
const text = z.string().min(1).max(60_000);
/** A season's fields (lib/campaign/season-schema), right or not yet. */
const body = z.record(z.string(), z.unknown());
/** A text with every letter of two or three bytes, or its fields. */
const maxBodyBytes = 256 * 1024;

/** Seasons of the campaign, each as its fields or as their text (docs/decisions/0024-campaign.md). */
export const seasonsCalls = {
  "seasons/list": {
    access: editors,
    request: nothing,
    answer: z.object({
      seasons: z.array(
        z.object({
          ...name,
          name: z.string(),
          from: z.string(),
          until: z.string(),
          version,
          draft: z.boolean(),
          published: z.boolean(),
          file: z
            .boolean()
            .describe("also kept in a file, which is shown where the database has nothing published"),
          shown: z.boolean().describe("what visitors of the region see now"),
        }),
      ),
      discarded: z
        .array(z.object({ ...name, name: z.string(), by: z.string(), at: instant }))
        .describe("of which the history alone is left"),
    }),
  },
  "seasons/read": {
    access: editors,
    request: z.strictObject(name),
    answer: z.object({
      body: body
        .nullable()
        .describe("of the draft, where there is one; null where it fits the schema no more"),
      text: z.string().describe("the same as text"),
      version,
      draft: z.boolean().describe("whether it is a draft's"),
      discarded: z.boolean().describe("it is no longer there, and was so last"),
      changed_by: z.string().describe("empty for the operator's commands"),
      changed_at: instant.nullable(),
    }),
  },
  /** From one way of editing to the other: nothing is kept. */
  "seasons/as-text": {
    access: editors,
    request: z.strictObject({ body }),
    answer: z.object({ text: z.string() }),
    maxBodyBytes,
  },
  "seasons/as-fields": {
    access: editors,
    request: z.strictObject({ text }),
    answer: z.object({ body }),
    maxBodyBytes,
  },
  "seasons/save": {
    access: editors,
    request: z.strictObject({
      text: text.optional(),
      body: body.optional().describe("in place of the text"),
      of: z.strictObject(looked).describe("what was changed; another key begins a new one"),
    }),
    answer: z.object(looked),
    maxBodyBytes,
  },
  "seasons/publish": { access: editors, request: z.strictObject(looked), answer: done },
  "seasons/take-back": { access: editors, request: z.strictObject(looked), answer: done },
  "seasons/discard": { access: editors, request: z.strictObject(looked), answer: done },
  "seasons/history": {
    access: editors,
    request: z.strictObject(name),
    answer: z.object({
      version: version.describe("of the season, which these lines led to"),
      entries: z.array(
        z.object({
          id: z.int(),
          action: z.enum(seasonActions),
          by: z.string().describe("empty for the operator's commands"),
          at: instant,
          changed: z.array(z.string()).describe("fields that were others before"),
          before: z.boolean().describe("whether there was something before"),
          after: z.boolean(),
        }),
      ),
    }),
  },
  "seasons/restore": {
    access: editors,
    request: z.strictObject({
      ...looked,
      history_id: z.int().positive(),
      state: z.enum(["before", "after"]),
    }),
    answer: done,
  },
} as const satisfies Record<string, DeskCall>;
