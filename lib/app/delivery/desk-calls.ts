import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { notificationKinds, notificationChannels } from "../../engines/notifications/events";
import { messengers } from "../../base/contract/trial-request";
import { languages } from "../../base/i18n/languages";
import { handReasons, handStates } from "./hand/states";
import { advisers, lessonStaff, owners } from "../../base/desk/access";
import { emptyRequest, emptyResponse, idField, instantField } from "../../base/desk/call-shapes";

const channel = z.object({
  to: z.string().describe("recipient of the school's notifications; empty if mail goes to students only"),
  last_sent: instantField.nullable(),
  last_failed: z
    .object({ at: instantField, error: z.string().describe("empty if a retry succeeded since") })
    .nullable(),
  looked: z
    .object({ at: instantField, error: z.string().nullable().describe("null if the channel works") })
    .nullable()
    .describe("health check at start-up; null after the first delivery attempt"),
});

/** Notifications to the school and to students: delivery state of each channel. */
export const notificationCalls = {
  "notifications/show": {
    access: owners,
    limit: null,
    request: emptyRequest,
    response: z.object({
      ways: z
        .object({ mail: channel.nullable(), webhook: channel.nullable() })
        .describe("null if not configured"),
      waiting: z.int(),
      retrying: z.int().describe("those among the waiting that failed at least once"),
      stuck: z.int(),
      stuck_notifications: z
        .array(
          z.object({
            id: idField,
            kind: z.enum(notificationKinds),
            way: z.enum(notificationChannels),
            audience: z.enum(["school", "person"]),
            error: z.string().nullable(),
            tries: z.int(),
            created_at: instantField,
          }),
        )
        .describe("the latest, without their content"),
    }),
  },
  "notifications/again": {
    access: owners,
    limit: null,
    request: z.strictObject({ id: z.union([idField, z.literal("all")]) }),
    response: z.object({ count: z.int().describe("number of notifications to retry") }),
  },
  "notifications/test": {
    access: owners,
    limit: null,
    request: z.strictObject({ way: z.enum(notificationChannels) }),
    response: emptyResponse,
  },
  /** What staff pass on by hand, because mail cannot reach the family. */
  "notifications/hand": {
    access: advisers,
    limit: null,
    request: emptyRequest,
    response: z.object({
      waiting: z.array(
        z.object({
          ids: z.array(idField).describe("of its notifications: one per student of the family"),
          account: z
            .object({ id: idField.nullable().describe("null for a lead"), name: z.string() })
            .describe("whom to write to"),
          kind: z.enum(notificationKinds),
          created_at: instantField,
          until: instantField.describe("when it is of no use any more"),
          reason: z.enum(handReasons),
          language: z.enum(languages),
          subject: z.string(),
          text: z.string().describe("with the subject"),
          email: z.string().nullable(),
          messenger: z
            .object({
              channel: z.enum(messengers),
              contact: z.string().describe("a phone in E.164, or an id"),
            })
            .nullable(),
        }),
      ),
      handled: z
        .array(
          z.object({
            ids: z.array(idField),
            account: z.object({ id: idField.nullable(), name: z.string() }),
            kind: z.enum(notificationKinds),
            state: z.enum(["sent", "dropped"]),
            at: instantField,
            who: z.string(),
          }),
        )
        .describe("of the last day, which can be taken back"),
    }),
  },
  "notifications/handled": {
    access: advisers,
    limit: null,
    request: z.strictObject({ ids: z.array(idField).min(1).max(300), to: z.enum(handStates) }),
    response: z.object({
      count: z.int().describe("0 if it was handled in the meantime"),
    }),
  },
  /** How many families of a class, or of a student, get mail, and how many staff notify by hand. */
  "notifications/reach": {
    access: lessonStaff,
    limit: null,
    request: z.union([z.strictObject({ class_id: idField }), z.strictObject({ student_id: idField })]),
    response: z.object({ mail: z.int(), hand: z.int() }),
  },
} as const satisfies Calls;
