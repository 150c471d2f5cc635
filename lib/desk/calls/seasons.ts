import { z } from "zod";
import { regions } from "../../campaign/region";
import { done, nothing, type DeskCall } from "./call";

const editors = ["owner", "editor"] as const;

const name = { region: z.enum(regions), key: z.string().max(40) };
/** Of a row that was read; 0 where there was none. */
const version = z.int().min(0);

/** Seasons of the campaign, each as the text of its file (docs/decisions/0024-seasons.md). */
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
    answer: z.object({ text: z.string().describe("of the draft, where there is one"), draft: version }),
  },
  "seasons/save": {
    access: editors,
    request: z.strictObject({
      text: z.string().min(1).max(60_000),
      of: z
        .strictObject({ ...name, draft: version })
        .describe("what was changed; another key begins a new one"),
    }),
    answer: z.object({ ...name, draft: version }),
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
