import * as z from "zod";
import { languages } from "../../i18n/languages";
import { kindNames } from "../content/kinds";
import { everyone, instant, nothing, type DeskCall } from "./call";

/** A record, with the fields that identify it. */
const named = z.object({ kind: z.enum(kindNames), id: z.int(), fields: z.record(z.string(), z.unknown()) });
const someOf = <Extra extends z.ZodRawShape>(extra: Extra) =>
  z.object({ total: z.int(), list: z.array(named.extend(extra)).describe("the first few") });
const draft = { changed_by: z.string(), changed_at: instant, publish_at: instant.nullable() };

/** Open work of the caller, by role; figures of other roles are absent. */
export const startCalls = {
  "start/show": {
    access: everyone,
    request: nothing,
    answer: z.object({
      new_leads: z.int().optional(),
      due: z.int().optional(),
      stuck_notices: z.int().optional(),
      trials: z.int().optional().describe("requests that are not arranged yet"),
      staff: z.int().optional(),
      invitations: z.int().optional(),
      refused: z
        .object({ count: z.int(), kind: z.enum(kindNames), id: z.int() })
        .optional()
        .describe("drafts whose scheduled publication failed, and the latest of them"),
    }),
  },
  /** Open content work. Separate from the figures, which are polled every minute. */
  "start/work": {
    access: everyone,
    request: nothing,
    answer: z.object({
      drafts: someOf(draft).optional().describe("drafts without a publication time"),
      scheduled: someOf(draft).optional(),
      untranslated: someOf({ languages: z.array(z.enum(languages)) }).optional(),
      full: someOf({ capacity: z.int() }),
    }),
  },
} as const satisfies Record<string, DeskCall>;
