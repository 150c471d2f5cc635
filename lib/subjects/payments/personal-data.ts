import { asc, eq, getTableColumns, inArray } from "drizzle-orm";
import type { PersonalData } from "../../base/db/personal-data";
import { payments, receipts, withdrawals } from "./tables";

/**
 * Payments of a family. The law wants them kept for years, so erasing clears what names the person and leaves day, money,
 * points, country and the receipt's number.
 */
export const paymentData: PersonalData = {
  read: async (db, { accountIds }) => {
    const isOwn = inArray(payments.accountId, accountIds);
    return {
      payments: await db.select().from(payments).where(isOwn).orderBy(asc(payments.id)),
      receipts: await db
        .select(getTableColumns(receipts))
        .from(receipts)
        .innerJoin(payments, eq(payments.id, receipts.paymentId))
        .where(isOwn)
        .orderBy(asc(receipts.paymentId)),
      withdrawals: await db
        .select(getTableColumns(withdrawals))
        .from(withdrawals)
        .innerJoin(payments, eq(payments.id, withdrawals.paymentId))
        .where(isOwn),
    };
  },
  erase: async (tx, { accountIds }) => {
    await tx
      .update(payments)
      .set({ payer: "", reference: null, note: null })
      .where(inArray(payments.accountId, accountIds));
    const own = tx.select({ id: payments.id }).from(payments).where(inArray(payments.accountId, accountIds));
    await tx.update(withdrawals).set({ name: "" }).where(inArray(withdrawals.paymentId, own));
  },
};
