import { bookingActions } from "../series/bookings/member-calls";
import { classroomActions } from "../lessons/recordings/member-calls";
import { familyActions } from "../family/member-calls";
import { identityActions } from "../identity/member-calls";
import { liveActions } from "../live/member-calls";
import { trialActions } from "../trials/member-calls";
import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { idNumber } from "../../base/contract/call-shapes";

/**
 * What a member can do on the built-in account pages, by name: `POST /api/account/{name}` with the bearer header.
 * Every action is safe to repeat; where that needs it, with an Idempotency-Key.
 */
export const accountActions = {
  ...identityActions,
  ...familyActions,
  ...trialActions,
  ...bookingActions,
  ...liveActions,
  ...classroomActions,
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
