import * as z from "zod";
import type { Calls } from "../../../base/contract/call";
import { paymentStaff } from "../../../base/desk/access";
import { idField } from "../../../base/desk/call-shapes";
import { exitQuoteShape } from "./shape";

/** What a family would get back: `GET /api/account/exit-quote`. For the parent, or an adult student. */
export const memberExitQuoteCalls = {
  "exit-quote": {
    access: "token",
    limit: "accountRead",
    request: z.strictObject({}),
    response: z.object({ quote: exitQuoteShape.nullable().describe("null for a child, and for a teacher") }),
  },
} as const satisfies Calls;

/** The same for staff. */
export const exitQuoteCalls = {
  "payments/exit-quote": {
    access: paymentStaff,
    limit: null,
    request: z.strictObject({
      id: idField.describe("of any account of the family"),
      for_family: z.boolean().default(false).describe("in the family's language"),
    }),
    response: exitQuoteShape,
  },
} as const satisfies Calls;
