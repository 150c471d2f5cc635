import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { notificationKinds, notificationChannels } from "../../engines/notifications/events";
import { owners } from "../../base/desk/access";
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
} as const satisfies Calls;
