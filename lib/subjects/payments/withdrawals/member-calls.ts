import * as z from "zod";
import type { Calls } from "../../../base/contract/call";
import { idNumber } from "../../../base/contract/call-shapes";
import { requiredText } from "../../../base/contract/fields";
import { maxPayerLength } from "../payment";

/** Until when a buyer may withdraw from a purchase by law, and when the buyer did. */
export const withdrawalShape = z
  .object({ until: z.iso.datetime(), declared_at: z.iso.datetime().nullable() })
  .nullable()
  .describe("null where the law of the buyer's country gives no right, and once it is over");

/** With this call the buyer withdraws from a purchase: `POST /api/account/withdraw-purchase`. Idempotent. */
export const withdrawalActions = {
  "withdraw-purchase": {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({
      payment_id: idNumber,
      name: requiredText(maxPayerLength).check(z.describe("of the person who withdraws")),
    }),
    response: z.object({ declared_at: z.iso.datetime() }),
  },
} as const satisfies Calls;
