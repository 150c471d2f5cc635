import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { idNumber } from "../../base/contract/call-shapes";

/** The account calls about saved live classes. */
export const liveActions = {
  /** Saves a live class to the member's own list, or removes it. */
  "saved-live": {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({ id: idNumber, saved: z.boolean() }),
    response: z.object({ lives: z.array(z.int()) }),
  },
} as const satisfies Calls;
