import * as z from "zod";
import type { Calls } from "../../../base/contract/call";
import { requiredText } from "../../../base/contract/fields";
import { advisers } from "../../../base/desk/access";
import { idField } from "../../../base/desk/call-shapes";
import { maxReasonLength } from "../../points/limits";
import { waitingList } from "./desk-calls";

const version = z.string().max(100).describe("of the list that the change was made from");
const reason = requiredText(maxReasonLength);
const changedWaitingList = z.object({
  saved: z.boolean().describe("false, without a change, if the list has changed in the meantime"),
  waiting_list: waitingList.describe("the current list"),
});

/** The waiting list of a series class, as staff change it. */
export const waitingListCalls = {
  /** Adds a student to the end of the list. Idempotent. */
  "waiting-list/add": {
    access: advisers,
    limit: null,
    request: z.strictObject({ class_id: idField, student_id: idField }),
    response: z.object({ waiting_list: waitingList }),
  },
  "waiting-list/remove": {
    access: advisers,
    limit: null,
    request: z.strictObject({
      class_id: idField,
      place_id: idField,
      version,
      reason: reason.check(z.describe("stored in the audit log and sent to the student")),
    }),
    response: changedWaitingList,
  },
  /** Changes the order of places for which no seat is held; places that are not named keep theirs. */
  "waiting-list/order": {
    access: advisers,
    limit: null,
    request: z.strictObject({
      class_id: idField,
      places: z.array(idField).min(1).max(500).describe("ids in their new order"),
      version,
      reason: reason.check(z.describe("stored in the audit log")),
    }),
    response: changedWaitingList,
  },
} as const satisfies Calls;
