import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { idNumber } from "../../base/contract/call-shapes";
import { memberExitQuoteCalls } from "./exit-quote/calls";
import { paymentKinds } from "./payment";
import { receiptShape } from "./receipt-shape";
import { memberStatementCalls } from "./statement/member-calls";
import { withdrawalShape } from "./withdrawals/member-calls";

/** What a family paid: `GET /api/account/payments` and `GET /api/account/receipt`. For the parent, or an adult student. */
export const memberPaymentCalls = {
  ...memberStatementCalls,
  ...memberExitQuoteCalls,
  payments: {
    access: "token",
    limit: "accountRead",
    request: z.strictObject({}),
    response: z.object({
      payments: z
        .array(
          z.object({
            id: idNumber,
            kind: z.enum(paymentKinds),
            received_on: z.iso.date(),
            amount: z.string().describe("in the caller's language"),
            points: z.int().describe("class points with bonus; below 0 if they were taken back"),
            receipt: z.string().describe("its number"),
            withdrawal: withdrawalShape,
          }),
        )
        .describe("newest first; empty for a child"),
    }),
  },
  receipt: {
    access: "token",
    limit: "accountRead",
    request: z.strictObject({
      id: z
        .string()
        .regex(/^[1-9][0-9]{0,8}$/, "must be a positive number")
        .transform(Number),
    }),
    response: receiptShape,
  },
} as const satisfies Calls;
