import * as z from "zod";
import type { Calls } from "../contract/call";
import { languages } from "../i18n/languages";
import { allRoles } from "../desk/access";
import { kindNames } from "../editing/kinds";
import { emptyRequest, instant } from "../desk/call-shapes";

/** A record, with the fields that identify it. */
const recordRef = z.object({
  kind: z.enum(kindNames),
  id: z.int(),
  fields: z.record(z.string(), z.unknown()),
});
const previewOf = <Extra extends z.ZodRawShape>(extra: Extra) =>
  z.object({ total: z.int(), list: z.array(recordRef.extend(extra)).describe("the first few") });
const draft = { changed_by: z.string(), changed_at: instant, publish_at: instant.nullable() };

/** Open work of the caller, by role; figures of other roles are absent. */
export const startCalls = {
  "start/show": {
    access: allRoles,
    limit: null,
    request: emptyRequest,
    response: z.object({
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
    access: allRoles,
    limit: null,
    request: emptyRequest,
    response: z.object({
      drafts: previewOf(draft).optional().describe("drafts without a publication time"),
      scheduled: previewOf(draft).optional(),
      untranslated: previewOf({ languages: z.array(z.enum(languages)) }).optional(),
      full: previewOf({ capacity: z.int() }),
    }),
  },
} as const satisfies Calls;
