import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { regions } from "../../base/reference/campaign-regions";
import { editors } from "../../base/desk/access";
import { emptyRequest } from "../../base/desk/call-shapes";

const text = z.string().min(1).max(60_000);
/** A season's fields (./content), not validated yet. */
const body = z.record(z.string(), z.unknown());
/** Fits the longest text in UTF-8, or its fields as JSON. */
const maxBodyBytes = 256 * 1024;

/** What seasons have beside the calls of all content (lib/app/editing): their list, and their fields as text. */
export const campaignCalls = {
  "campaign/list": {
    access: editors,
    limit: null,
    request: emptyRequest,
    response: z.object({
      seasons: z.array(
        z.object({
          id: z.int(),
          region: z.enum(regions),
          key: z.string(),
          name: z.string(),
          from: z.string(),
          until: z.string(),
          version: z.int().describe("version of the record; 0 if it was never changed at the desk"),
          draft: z.boolean(),
          published: z
            .boolean()
            .describe("whether visitors can see a version, from the database or from a file"),
          file: z
            .boolean()
            .describe(
              "whether it also exists as a file, which is used if the database has no published version",
            ),
          shown: z.boolean().describe("whether visitors of the region see it now"),
        }),
      ),
    }),
  },
  "campaign/example": {
    access: editors,
    limit: null,
    request: z.strictObject({ region: z.enum(regions) }),
    response: z.object({ body: body.nullable().describe("null if there is no example of the region") }),
  },
  "campaign/as-text": {
    access: editors,
    limit: null,
    request: z.strictObject({ body }),
    response: z.object({ text: z.string() }),
    maxBodyBytes,
  },
  "campaign/as-fields": {
    access: editors,
    limit: null,
    request: z.strictObject({
      text,
      allow_incomplete: z
        .boolean()
        .default(false)
        .describe("whether to return fields that the form can show but that cannot be saved yet"),
    }),
    response: z.object({ body }),
    maxBodyBytes,
  },
} as const satisfies Calls;
