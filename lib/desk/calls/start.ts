import * as z from "zod";
import { languages } from "../../i18n/languages";
import { kindNames } from "../content/kinds";
import { everyone, instant, nothing, type DeskCall } from "./call";

/** A record, with as much of it as says which one it is. */
const named = z.object({ kind: z.enum(kindNames), id: z.int(), fields: z.record(z.string(), z.unknown()) });
const someOf = <Extra extends z.ZodRawShape>(extra: Extra) =>
  z.object({ total: z.int(), list: z.array(named.extend(extra)).describe("the first few") });
const draft = { changed_by: z.string(), changed_at: instant, publish_at: instant.nullable() };

/** What waits for somebody, by who they are; a figure that is none of theirs is not there. */
export const startCalls = {
  "start/show": {
    access: everyone,
    request: nothing,
    answer: z.object({
      new_leads: z.int().optional(),
      due: z.int().optional(),
      stuck_notices: z.int().optional(),
      trials: z.int().optional().describe("that nobody has arranged"),
      staff: z.int().optional(),
      invitations: z.int().optional(),
      refused: z
        .object({ count: z.int(), kind: z.enum(kindNames), id: z.int() })
        .optional()
        .describe("drafts that were not published when their time had come, and the last of them"),
    }),
  },
  /** What is to be done about what the school publishes; apart from the figures, which are asked for every minute. */
  "start/work": {
    access: everyone,
    request: nothing,
    answer: z.object({
      drafts: someOf(draft).optional().describe("that have no time to be published at"),
      scheduled: someOf(draft).optional(),
      untranslated: someOf({ languages: z.array(z.enum(languages)) }).optional(),
      full: someOf({ capacity: z.int() }),
    }),
  },
} as const satisfies Record<string, DeskCall>;
