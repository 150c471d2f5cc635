import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { optionalText, requiredText } from "../../base/contract/fields";
import { accountants, owners, paymentStaff } from "../../base/desk/access";
import { emptyResponse, enteredDay, idField, instantField } from "../../base/desk/call-shapes";
import { currencyCodes } from "../../base/reference/price-currencies";
import { tidyLine } from "../../base/text/visible";
import { file } from "../../engines/calls/file";
import { tableFormatField } from "../../engines/calls/table-file";
import { maxPoints } from "../points/limits";
import { maxAmount } from "../points/prices/amounts";
import { exitQuoteCalls } from "./exit-quote/calls";
import {
  issuerKeys,
  maxNoteLength,
  maxOfficialNumberLength,
  maxPayerLength,
  maxReferenceLength,
  paymentKinds,
  paymentMethods,
} from "./payment";
import { receiptShape } from "./receipt-shape";
import { statementCalls } from "./statement/desk-calls";
import { withdrawalCalls } from "./withdrawals/desk-calls";

const currency = z.enum(currencyCodes);
const amount = z.int().min(0).max(maxAmount).describe("in minor units");
const money = z.object({ currency, amount: z.int() });
const points = z.int().min(0).max(maxPoints);
const key = z.uuid().describe("idempotency key: a retry acts once");
const country = z.string().regex(/^([A-Z]{2})?$/);
const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .describe("such as 2026-01");

const payment = z.object({
  id: idField,
  family_id: idField,
  family: z.string().describe("empty after the family was erased"),
  kind: z.enum(paymentKinds),
  counter_to: idField.nullable().describe("the payment that a counter-entry refers to"),
  received_on: z.iso.date(),
  currency,
  amount: z.int().describe("in minor units; 0 or negative for a counter-entry"),
  method: z.enum(paymentMethods),
  reference: z.string(),
  note: z.string(),
  payer: z.string(),
  country: z.string(),
  package_points: z.int().nullable().describe("class points of the package; null for a free amount"),
  points: z.int(),
  bonus: z.int(),
  left: z
    .object({ amount: z.int(), points: z.int(), bonus: z.int() })
    .describe("of a payment: money that has not gone back, and class points that are not spent"),
  receipt: z.string().describe("number of the receipt or credit note"),
  official_number: z.string(),
  is_closed: z.boolean().describe("whether its month is closed"),
  who: z.string(),
  at: instantField,
});

const family = z.object({
  id: idField.describe("of the account with the class points"),
  name: z.string(),
  country: z.string(),
  can_record: z.boolean(),
  today: z.iso.date().describe("by the school's clock"),
  issuers: z.array(z.object({ key: z.enum(issuerKeys), name: z.string() })),
  packages: z.array(
    z.object({
      id: idField,
      name: z.string(),
      points: z.int(),
      prices: z.array(money),
      valid_for: z.int().nullable(),
      valid_unit: z.enum(["month", "day"]),
    }),
  ),
  payments: z.array(payment).describe("newest first"),
});

const share = z.object({ key: z.string(), currency, amount: z.int(), count: z.int() });
const counts = {
  sold: z.int(),
  spent: z.int(),
  returned: z.int(),
  ended: z.int(),
  takenBack: z.int(),
  outstanding: z.int(),
};

const pointsSummary = z.object({
  ...counts,
  bonus: z.int(),
  entered: z.int(),
  values: z.array(z.object({ currency, ...counts })).describe("in minor units, at the price paid per point"),
});

/** Payments, their receipts, and the months in which they are counted. */
export const paymentCalls = {
  ...statementCalls,
  ...exitQuoteCalls,
  ...withdrawalCalls,
  /** Finds families by name. */
  "payments/families": {
    access: paymentStaff,
    limit: null,
    request: z.strictObject({ text: z.string().overwrite(tidyLine).min(1).max(100) }),
    response: z.object({ families: z.array(z.object({ id: idField, name: z.string() })) }),
  },
  "payments/family": {
    access: paymentStaff,
    limit: null,
    request: z.strictObject({ id: idField.describe("of any account of the family") }),
    response: family,
  },
  /** For advisers only if an owner allows it (lib/subjects/staff/may-enter-points). */
  "payments/record": {
    access: paymentStaff,
    limit: null,
    request: z.strictObject({
      family_id: idField,
      package_id: idField.nullable().describe("null for a free amount"),
      currency,
      amount: amount.min(1),
      points: points.describe("without a package: class points that it buys, or 0"),
      bonus: points.describe("class points without a price"),
      last_day: enteredDay
        .nullable()
        .describe("without a package: last day on which the points can be used; null if they do not end"),
      method: z.enum(paymentMethods),
      reference: optionalText(maxReferenceLength),
      received_on: enteredDay,
      note: optionalText(maxNoteLength),
      payer: optionalText(maxPayerLength),
      country,
      issuer: z.enum(issuerKeys),
      key,
    }),
    response: z.object({ id: idField }),
  },
  /** Corrects a payment, or records that money went back. For advisers only if an owner allows it. */
  "payments/counter": {
    access: paymentStaff,
    limit: null,
    request: z.strictObject({
      payment_id: idField,
      kind: z.enum(["correction", "refund"]),
      amount,
      points: points.describe("paid points to take back"),
      bonus: points.describe("bonus points to take back"),
      method: z.enum(paymentMethods),
      reference: optionalText(maxReferenceLength),
      received_on: enteredDay,
      reason: requiredText(maxNoteLength),
      key,
    }),
    response: z.object({ id: idField }),
  },
  /** Notes the number of the official invoice or cash receipt. For advisers only if an owner allows it. */
  "payments/official-number": {
    access: paymentStaff,
    limit: null,
    request: z.strictObject({ id: idField, number: optionalText(maxOfficialNumberLength) }),
    response: emptyResponse,
  },
  /** The receipt of a payment, in the buyer's language. */
  "payments/receipt": {
    access: paymentStaff,
    limit: null,
    request: z.strictObject({ id: idField }),
    response: receiptShape,
  },
  "payments/month": {
    access: accountants,
    limit: null,
    request: z.strictObject({ month: month.optional().describe("by default the current one") }),
    response: z.object({
      month,
      closed: z.object({ at: instantField, who: z.string() }).nullable(),
      is_over: z.boolean(),
      income: z.object({
        total: z.array(
          z.object({ currency, received: z.int(), back: z.int().describe("0 or negative"), count: z.int() }),
        ),
        by_day: z.array(share),
        by_method: z.array(share),
        by_package: z.array(share).describe("by the package's points; an empty key is a free amount"),
        by_country: z.array(share),
      }),
      points: pointsSummary.describe("as they were when the month was closed, if it is"),
      payments: z.array(payment),
    }),
  },
  "payments/export": {
    access: accountants,
    limit: null,
    request: z.strictObject({ month, format: tableFormatField }),
    response: file,
  },
  /** Closes a month that is over: nothing can be dated in it any more. */
  "payments/close-month": {
    access: accountants,
    limit: null,
    request: z.strictObject({ month }),
    response: emptyResponse,
  },
  "payments/reopen-month": {
    access: owners,
    limit: null,
    request: z.strictObject({ month, reason: requiredText(maxNoteLength) }),
    response: emptyResponse,
  },
} as const satisfies Calls;
