import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { idNumber } from "../../base/contract/call-shapes";

/** The account calls about calendars. */
export const calendarActions = {
  /**
   * Creates or revokes the secret calendar address of oneself or a parent's student. Either way the previous
   * address stops working.
   */
  calendar: {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({ student_id: idNumber.optional(), on: z.boolean() }),
    response: z.object({
      address: z.string().nullable().describe("returned only once; it cannot be read again"),
    }),
  },
} as const satisfies Calls;
