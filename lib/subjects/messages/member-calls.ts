import * as z from "zod";
import type { Calls } from "../../base/contract/call";

/** The account calls about messages. */
export const messageActions = {
  /** Stops news and offers to the family, or starts them again. Messages about lessons always go out. */
  advertising: {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({ on: z.boolean() }),
    response: z.object({}),
  },
} as const satisfies Calls;
