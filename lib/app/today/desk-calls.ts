import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { languages } from "../../base/i18n/languages";
import { lessonStaff, editors } from "../../base/desk/access";
import { kindNames } from "../editing/kinds";
import { emptyRequest, emptyResponse, instantField } from "../../base/desk/call-shapes";
import { markableSteps, setupStepNames } from "./setup-steps";

/** A record, with the fields that identify it. */
const recordRef = z.object({
  kind: z.enum(kindNames),
  id: z.int(),
  fields: z.record(z.string(), z.unknown()),
});
const previewOf = <Extra extends z.ZodRawShape>(extra: Extra) =>
  z.object({ total: z.int(), list: z.array(recordRef.extend(extra)).describe("the first few") });
const draft = { changed_by: z.string(), changed_at: instantField, publish_at: instantField.nullable() };

/** Open work of the caller, by role; figures of other roles are absent. */
export const todayCalls = {
  "today/show": {
    access: lessonStaff,
    limit: null,
    request: emptyRequest,
    response: z.object({
      new_leads: z.int().optional(),
      due: z.int().optional(),
      stuck_notifications: z.int().optional(),
      trials: z.int().optional().describe("requests that are not arranged yet"),
      waiting: z.int().optional().describe("places on waiting lists of classes that can still be booked"),
      to_send: z.int().optional().describe("messages that wait to be sent by hand"),
      staff: z.int().optional(),
      invitations: z.int().optional(),
      backup: z
        .object({
          made_at: instantField.nullable(),
          overdue: z.boolean().describe("whether the latest is older than two days, except on a local demo"),
        })
        .optional(),
      refused: z
        .object({ count: z.int(), kind: z.enum(kindNames), id: z.int() })
        .optional()
        .describe("drafts whose scheduled publication failed, and the latest of them"),
    }),
  },
  /** Open content work. Separate from the figures, which are polled every minute. */
  "today/work": {
    access: lessonStaff,
    limit: null,
    request: emptyRequest,
    response: z.object({
      drafts: previewOf(draft).optional().describe("drafts without a publication time"),
      scheduled: previewOf(draft).optional(),
      untranslated: previewOf({ languages: z.array(z.enum(languages)) }).optional(),
      unlinked: previewOf({ starts_at: instantField })
        .optional()
        .describe("live classes without a meeting link, which cannot be entered"),
      full: previewOf({ seats: z.int().describe("taken"), capacity: z.int() }),
      unrecorded: z.object({ total: z.int() }).describe("lessons of the last 30 days without a recording"),
    }),
  },
  /** The first steps of a new site; null on a site that has no use for them. */
  "today/setup": {
    access: editors,
    limit: null,
    request: emptyRequest,
    response: z.object({
      setup: z
        .object({
          steps: z.array(
            z.object({
              name: z.enum(setupStepNames),
              done: z.boolean(),
              marked: z.boolean().describe("whether staff marked it as done"),
            }),
          ),
          hideable: z.boolean().describe("whether all essential steps are done"),
        })
        .nullable(),
    }),
  },
  /** Marks a step as done, or takes the mark back; not for steps that data or settings show. */
  "today/mark": {
    access: editors,
    limit: null,
    request: z.strictObject({ name: z.enum(markableSteps), done: z.boolean() }),
    response: emptyResponse,
  },
  /** Hides the first steps for good; refused before all essential ones are done. */
  "today/hide": { access: editors, limit: null, request: emptyRequest, response: emptyResponse },
} as const satisfies Calls;
