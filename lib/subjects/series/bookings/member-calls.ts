import * as z from "zod";
import type { Calls } from "../../../base/contract/call";
import { idNumber, waitingPlace } from "../../../base/contract/call-shapes";

/** The account calls about seats and waiting lists. */
export const bookingActions = {
  /** A parent applies for a series class, for one of its students. */
  apply: {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({ student_id: idNumber, class_id: idNumber }),
    response: z.object({ students: z.int().describe("seats taken, including this one") }),
  },
  /** Joins or leaves the waiting list of a full series class: for oneself, or for one of a parent's students. */
  waiting: {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({ class_id: idNumber, student_id: idNumber.optional(), waiting: z.boolean() }),
    response: z.object({ places: z.array(waitingPlace) }),
  },
} as const satisfies Calls;
