import * as z from "zod";
import type { Calls } from "../../../base/contract/call";
import { requiredText } from "../../../base/contract/fields";
import { advisers } from "../../../base/desk/access";
import { idField } from "../../../base/desk/call-shapes";
import { maxReasonLength } from "../../points/limits";
import { queue } from "./desk-calls";

const version = z.string().max(100).describe("of the list that the change was made from");
const reason = requiredText(maxReasonLength);
const changedQueue = z.object({
  saved: z.boolean().describe("false, without a change, if the list has changed in the meantime"),
  queue: queue.describe("the current list"),
});

/** The waiting list of a series class, as staff change it. */
export const queueCalls = {
  /** Adds a student to the end of the list. Idempotent. */
  "queue/add": {
    access: advisers,
    limit: null,
    request: z.strictObject({ class_id: idField, student_id: idField }),
    response: z.object({ queue }),
  },
  "queue/remove": {
    access: advisers,
    limit: null,
    request: z.strictObject({
      class_id: idField,
      place_id: idField,
      version,
      reason: reason.check(z.describe("stored in the audit log and sent to the student")),
    }),
    response: changedQueue,
  },
  /** Changes the order of places for which no seat is held; places that are not named keep theirs. */
  "queue/order": {
    access: advisers,
    limit: null,
    request: z.strictObject({
      class_id: idField,
      places: z.array(idField).min(1).max(500).describe("ids in their new order"),
      version,
      reason: reason.check(z.describe("stored in the audit log")),
    }),
    response: changedQueue,
  },
} as const satisfies Calls;
