import * as z from "zod";
import type { Calls } from "../../../base/contract/call";
import { paymentStaff } from "../../../base/desk/access";
import { emptyRequest, emptyResponse, idField, instantField } from "../../../base/desk/call-shapes";
import { currencyCodes } from "../../../base/reference/price-currencies";

/** Withdrawals from purchases that the law lets buyers declare. */
export const withdrawalCalls = {
  "payments/withdrawals": {
    access: paymentStaff,
    limit: null,
    request: emptyRequest,
    response: z.object({
      withdrawals: z
        .array(
          z.object({
            payment_id: idField,
            family_id: idField,
            name: z.string().describe("of the person who withdrew"),
            receipt: z.string(),
            currency: z.enum(currencyCodes),
            amount: z.int().describe("of the payment, in minor units"),
            declared_at: instantField,
          }),
        )
        .describe("not settled yet, the oldest first"),
    }),
  },
  /** Marks a withdrawal as settled. What goes back is an entry of its own. For advisers only if an owner allows it. */
  "payments/withdrawal-settle": {
    access: paymentStaff,
    limit: null,
    request: z.strictObject({ payment_id: idField }),
    response: emptyResponse,
  },
} as const satisfies Calls;
