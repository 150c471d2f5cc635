import { z } from "zod";
import { regions } from "../../campaign/region";
import { done, nothing, type DeskCall } from "./call";

const editors = ["owner", "editor"] as const;

const name = { region: z.enum(regions), key: z.string().max(40) };
/** Of a row that was read; 0 where there was none. */
const version = z.int().min(0);
const text = z.string().min(1).max(60_000);
/** A season's fields (lib/campaign/season-schema), right or not yet. */
const body = z.record(z.string(), z.unknown());
/** A text with every letter of two or three bytes, or its fields. */
const maxBodyBytes = 256 * 1024;

/** Seasons of the campaign, each as its fields or as their text (docs/decisions/0024-seasons.md). */
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
          draft: version,
          published: version,
          file: z
            .boolean()
            .describe("also kept in a file, which is shown where the database has nothing published"),
          shown: z.boolean().describe("what visitors of the region see now"),
        }),
      ),
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
      draft: version,
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
      of: z
        .strictObject({ ...name, draft: version })
        .describe("what was changed; another key begins a new one"),
    }),
    answer: z.object({ ...name, draft: version }),
    maxBodyBytes,
  },
  "seasons/publish": {
    access: editors,
    request: z.strictObject({ ...name, draft: version }),
    answer: done,
  },
  "seasons/take-back": {
    access: editors,
    request: z.strictObject({ ...name, published: version }),
    answer: done,
  },
} as const satisfies Record<string, DeskCall>;
