import { eq } from "drizzle-orm";
import { database } from "../../base/db/connect";
import { deskTranslate } from "../../base/desk/messages";
import { deskRefusal } from "../../base/desk/refusals";
import { withIdempotency } from "../../engines/calls/idempotency";
import { searchFamilies } from "../identity/queries";
import { summarizePoints } from "../points/lots/summary";
import { listPackages } from "../points/prices/published";
import { schoolDay, startOfSchoolDay } from "../school/school-time";
import { pickText } from "../school/school";
import type { DeskHandlers, StaffContext } from "../staff/context";
import { readStaffNames } from "../staff/log";
import { mayRecordPayments } from "../staff/may-enter-points";
import { writeAuditLog } from "./audit";
import { findBuyer } from "./buyer";
import { findClosedMonth } from "./closed-months";
import { toTableFile } from "../../engines/calls/table-file";
import { daysOfMonth, monthOf } from "./days";
import type { paymentCalls } from "./desk-calls";
import { listMonthRows } from "./export-month";
import { summarizeIncome } from "./income";
import { listIssuers } from "./issuers";
import { lockPayments } from "./lock";
import { formatReceiptNumber } from "./payment";
import { findPayment, readFamilyPayments, readPaymentsOf } from "./queries";
import { readReceipt } from "./receipt-text";
import { recordCounterEntry, recordPayment } from "./record";
import { exitQuoteHandlers } from "./exit-quote/handlers";
import { statementHandlers } from "./statement/desk-handlers";
import { closedMonths, receipts } from "./tables";
import { withdrawalHandlers } from "./withdrawals/desk-handlers";

/** The maximum number of families that a search finds. */
const maxFamilies = 20;

/** @throws ProviderError if the caller may see payments, but not record them */
function requirePermission({ self, language }: Pick<StaffContext, "self" | "language">): void {
  if (!mayRecordPayments(self)) throw deskRefusal("notYours", language);
}

const spanOf = (month: string) => {
  const { from, until } = daysOfMonth(month);
  return [startOfSchoolDay(from), startOfSchoolDay(until)] as const;
};

export const paymentHandlers: DeskHandlers<typeof paymentCalls> = {
  ...statementHandlers,
  ...exitQuoteHandlers,
  ...withdrawalHandlers,

  "payments/families": async ({ text }) => ({
    families: await searchFamilies(await database(), text, maxFamilies),
  }),

  "payments/family": async ({ id }, { self, now, language }) => {
    const db = await database();
    const { parentId, name, country, language: ownLanguage } = await findBuyer(db, id, language);
    return {
      ...{ id: parentId, name, country, can_record: mayRecordPayments(self), today: schoolDay(now) },
      issuers: listIssuers(ownLanguage).map((issuer) => ({ key: issuer.key, name: issuer.name })),
      packages: listPackages().map((one) => ({
        ...{ id: one.id, name: pickText(one.name, language), points: one.points, prices: one.prices },
        ...{ valid_for: one.validFor, valid_unit: one.validUnit },
      })),
      payments: await readFamilyPayments(db, parentId),
    };
  },

  "payments/record": async ({ key, ...request }, context) => {
    requirePermission(context);
    const db = await database();
    const { self, language } = context;
    const attempt = { scope: `staff:${self.id}`, key, call: "payments/record", request, language };
    return db.transaction((tx) =>
      withIdempotency(tx, attempt, async () => ({ id: await recordPayment(tx, request, context) })),
    );
  },

  "payments/counter": async ({ key, ...request }, context) => {
    requirePermission(context);
    const db = await database();
    const { self, language } = context;
    const attempt = { scope: `staff:${self.id}`, key, call: "payments/counter", request, language };
    return db.transaction((tx) =>
      withIdempotency(tx, attempt, async () => ({ id: await recordCounterEntry(tx, request, context) })),
    );
  },

  "payments/official-number": async ({ id, number }, context) => {
    requirePermission(context);
    const { self, language } = context;
    await (
      await database()
    ).transaction(async (tx) => {
      const payment = await findPayment(tx, id);
      const [receipt] = await tx
        .update(receipts)
        .set({ officialNumber: number || null })
        .where(eq(receipts.paymentId, id))
        .returning();
      if (!payment || !receipt) throw deskRefusal("gone", language);
      const subject = `#${payment.accountId}: ${formatReceiptNumber(receipt)}`;
      await writeAuditLog(tx, self.id, "payment-number", subject);
    });
    return {};
  },

  "payments/receipt": async ({ id }, { language }) => {
    const receipt = await readReceipt(await database(), id);
    if (!receipt) throw deskRefusal("gone", language);
    return receipt;
  },

  "payments/month": async ({ month: asked }, { now }) => {
    const db = await database();
    const month = asked ?? monthOf(schoolDay(now));
    const closed = await findClosedMonth(db, month);
    const rows = await readPaymentsOf(db, daysOfMonth(month));
    const names = await readStaffNames(db, closed?.staffId ? [closed.staffId] : []);
    return {
      month,
      closed: closed
        ? { at: closed.closedAt.toISOString(), who: names.get(closed.staffId ?? 0) ?? "" }
        : null,
      is_over: month < monthOf(schoolDay(now)),
      income: summarizeIncome(rows),
      points: closed?.points ?? (await summarizePoints(db, ...spanOf(month))),
      payments: rows,
    };
  },

  "payments/export": async ({ month, format }, { self, language }) => {
    const db = await database();
    await writeAuditLog(db, self.id, "payments-exported", month);
    const rows = listMonthRows(db, month, deskTranslate(language, "payments"));
    return toTableFile(`payments-${month}`, format, rows);
  },

  "payments/close-month": async ({ month }, { self, language, now }) =>
    (await database()).transaction(async (tx) => {
      if (month >= monthOf(schoolDay(now))) throw deskRefusal("monthNotOver", language);
      await lockPayments(tx);
      const points = await summarizePoints(tx, ...spanOf(month));
      const [row] = await tx
        .insert(closedMonths)
        .values({ month, points, staffId: self.id, closedAt: now })
        .onConflictDoNothing()
        .returning();
      // A second press, or another member, closed it already.
      if (row) await writeAuditLog(tx, self.id, "month-closed", month);
      return {};
    }),

  "payments/reopen-month": async ({ month, reason: text }, { self, language }) =>
    (await database()).transaction(async (tx) => {
      await lockPayments(tx);
      const [row] = await tx.delete(closedMonths).where(eq(closedMonths.month, month)).returning();
      if (!row) throw deskRefusal("gone", language);
      await writeAuditLog(tx, self.id, "month-reopened", month, { text, accountIds: [] });
      return {};
    }),
};
