import type { Handlers } from "../../base/contract/call";
import { ProviderError } from "../../base/contract/provider-error";
import { database } from "../../base/db/connect";
import type { VisitorContexts } from "../../engines/calls/context";
import { memberExitQuoteHandlers } from "./exit-quote/handlers";
import type { memberPaymentCalls } from "./member-calls";
import { formatMoney } from "./money-text";
import { findPayerId } from "./payer";
import { findPayment, readFamilyPayments, type PaymentRow } from "./queries";
import { readReceipt } from "./receipt-text";
import { memberStatementHandlers } from "./statement/member-handlers";
import { readWithdrawalTimes, withdrawalDeadline } from "./withdrawals/store";

export const memberPaymentHandlers: Handlers<typeof memberPaymentCalls, VisitorContexts> = {
  ...memberStatementHandlers,
  ...memberExitQuoteHandlers,

  payments: async (_, context) => {
    const db = await database();
    const payerId = await findPayerId(db, context);
    const rows = payerId === undefined ? [] : await readFamilyPayments(db, payerId);
    const withdrawn = await readWithdrawalTimes(
      db,
      rows.map(({ id }) => id),
    );
    const { now = new Date() } = context;
    return {
      payments: rows.map((row) => ({
        ...{ id: row.id, kind: row.kind, received_on: row.received_on, receipt: row.receipt },
        points: row.points + row.bonus,
        amount: formatMoney(row.amount, row.currency, context.language),
        withdrawal: toWithdrawal(row, withdrawn.get(row.id), now),
      })),
    };
  },

  receipt: async ({ id }, context) => {
    const db = await database();
    const payerId = await findPayerId(db, context);
    const payment = await findPayment(db, id);
    const isOwn = payment !== undefined && payment.accountId === payerId;
    const receipt = isOwn ? await readReceipt(db, id) : undefined;
    if (!receipt) throw new ProviderError("notFound", "");
    return receipt;
  },
};

/** The right to withdraw, while it lasts, or the withdrawal that was declared. */
function toWithdrawal(
  { kind, country, received_on: receivedOn }: PaymentRow,
  declaredAt: Date | undefined,
  now: Date,
) {
  const until = withdrawalDeadline({ kind, country, receivedOn });
  if (!until || (until <= now && !declaredAt)) return null;
  return { until: until.toISOString(), declared_at: declaredAt?.toISOString() ?? null };
}
