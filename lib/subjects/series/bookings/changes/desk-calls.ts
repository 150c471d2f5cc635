import * as z from "zod";
import type { Calls } from "../../../../base/contract/call";
import { requiredText } from "../../../../base/contract/fields";
import { advisers } from "../../../../base/desk/access";
import { emptyResponse, idField, instantField } from "../../../../base/desk/call-shapes";
import { maxReasonLength } from "../../../points/limits";
import { seatRequestKinds } from "./request-states";

const namedRef = z.object({ id: idField, name: z.string() });

/** Families' requests to cancel a booking or to move to another class. */
export const seatRequestCalls = {
  "seat-requests/list": {
    access: advisers,
    limit: null,
    request: z.strictObject({ class_id: idField.optional() }),
    response: z.object({
      requests: z
        .array(
          z.object({
            id: idField,
            kind: z.enum(seatRequestKinds),
            student: namedRef,
            class: namedRef,
            target: namedRef.nullable().describe("the class to move to"),
            message: z.string().describe("the family's words"),
            asked_at: instantField,
            back: z.int().min(0).describe("points that go back by the booking's rule, as of the request"),
            paid: z.int().min(0),
          }),
        )
        .describe("open requests, the oldest first"),
    }),
  },
  /** Confirms a request, which ends the booking by its rule, or declines it. */
  "seat-requests/decide": {
    access: advisers,
    limit: null,
    request: z.strictObject({
      id: idField,
      confirm: z.boolean(),
      reason: requiredText(maxReasonLength).check(z.describe("sent to the family")),
    }),
    response: emptyResponse,
  },
} as const satisfies Calls;
