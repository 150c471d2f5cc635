import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { editors } from "../../base/desk/access";

const texts = z.record(z.string(), z.string()).describe("by language");

/** What pages have beside the calls of all content (lib/app/editing): the texts that come with the site. */
export const pageCalls = {
  "pages/texts": {
    access: editors,
    limit: null,
    request: z.strictObject({ id: z.int() }),
    response: z.object({
      texts: z
        .record(z.string(), z.record(z.string(), texts))
        .describe("by built-in section and message path"),
      documents: z.record(z.string(), texts).describe("Markdown documents, by built-in section"),
    }),
  },
} as const satisfies Calls;
