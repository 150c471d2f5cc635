import type { CurrencyCode } from "../../base/reference/price-currencies";
import type { Audit } from "../../engines/subject/audit";
import { writeMajorUnits } from "../points/prices/amounts";
import { auditWriter } from "../staff/log";

const money = /^#(?<account>\d+): (?<amount>[\d.]+ [A-Z]{3})$/;
const month = /^(?<month>\d{4}-\d\d)$/;

const forms = {
  payment: money,
  "payment-corrected": money,
  "payment-refunded": money,
  "payment-number": /^#(?<account>\d+): (?<receipt>[A-Z\d-]+)$/,
  "withdrawal-settled": /^#(?<account>\d+)$/,
  "month-closed": month,
  "month-reopened": month,
  "payments-exported": month,
  "statement-exported": /^#(?<account>\d+): (?<from>[\d-]+), (?<to>[\d-]+)$/,
};

export const paymentAudit = { forms } satisfies Audit;

export const writeAuditLog = auditWriter(forms);

/** Writes an amount for the audit log, such as 120.50 USD. */
export const writeMoney = (amount: number, currency: CurrencyCode): string =>
  `${writeMajorUnits(amount, currency)} ${currency}`;
