import * as z from "zod";
import type { Calls } from "../../../base/contract/call";
import { accountants, paymentStaff } from "../../../base/desk/access";
import { idField } from "../../../base/desk/call-shapes";
import { currencyCodes } from "../../../base/reference/price-currencies";
import { file } from "../../../engines/calls/file";
import { tableFormatField } from "../../../engines/calls/table-file";
import { ageKeys, endKeys } from "../../points/lots/outstanding";
import { periodFields, statementShape } from "./shape";

const statementFields = {
  ...periodFields,
  id: idField.describe("of any account of the family"),
  for_family: z
    .boolean()
    .default(false)
    .describe("in the family's language and without notes of staff, as the family reads it"),
};

const sum = z.object({
  points: z.int(),
  unpriced: z.int().describe("of these, points without a price, such as a bonus or an opening balance"),
  values: z
    .array(z.object({ currency: z.enum(currencyCodes), amount: z.int() }))
    .describe("the others in minor units, at the price paid per point"),
});

/** What became of a family's class points, and the points that all families can still use. */
export const statementCalls = {
  "payments/statement": {
    access: paymentStaff,
    limit: null,
    request: z.strictObject({ ...statementFields, after: idField.optional() }),
    response: statementShape,
  },
  "payments/statement-export": {
    access: paymentStaff,
    limit: null,
    request: z.strictObject({ ...statementFields, format: tableFormatField }),
    response: file,
  },
  "payments/outstanding": {
    access: accountants,
    limit: null,
    request: z.strictObject({}),
    response: z.object({
      total: sum,
      by_end: z.array(sum.extend({ key: z.enum(endKeys) })),
      by_age: z.array(sum.extend({ key: z.enum(ageKeys) })),
    }),
  },
} as const satisfies Calls;
