import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../../base/db/types";
import { statutoryRight, withdrawalEnd } from "../../rules/withdrawal";
import { formatReceiptNumber } from "../payment";
import type { Payment } from "../queries";
import { payments, receipts, withdrawals } from "../tables";

/* Withdrawals from purchases, where the law of the buyer's country gives the right. */

/** Until when a buyer may withdraw from a payment; undefined where no law says so. */
export function withdrawalDeadline({
  kind,
  country,
  receivedOn,
}: Pick<Payment, "kind" | "country" | "receivedOn">): Date | undefined {
  const right = kind === "payment" ? statutoryRight(country) : undefined;
  return right && withdrawalEnd(receivedOn, right);
}

/** Reads when buyers withdrew from payments, by payment. */
export async function readWithdrawalTimes(
  db: Database,
  paymentIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  if (paymentIds.length === 0) return new Map();
  const { paymentId, createdAt } = withdrawals;
  const rows = await db
    .select({ paymentId, createdAt })
    .from(withdrawals)
    .where(inArray(paymentId, [...paymentIds]));
  return new Map(rows.map((row) => [row.paymentId, row.createdAt]));
}

/** Stores the declaration of a withdrawal. @returns false if there is one already */
export async function insertWithdrawal(
  tx: Database,
  values: { paymentId: number; name: string; createdAt: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(withdrawals)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: withdrawals.paymentId });
  return rows.length > 0;
}

/** The maximum number of open withdrawals that are listed. */
const maxWithdrawals = 200;

/** Lists the withdrawals that staff have not settled, the oldest first. */
export async function listOpenWithdrawals(db: Database) {
  const rows = await db
    .select({ withdrawal: withdrawals, payment: payments, receipt: receipts })
    .from(withdrawals)
    .innerJoin(payments, eq(payments.id, withdrawals.paymentId))
    .innerJoin(receipts, eq(receipts.paymentId, payments.id))
    .where(isNull(withdrawals.settledAt))
    .orderBy(asc(withdrawals.createdAt), asc(withdrawals.paymentId))
    .limit(maxWithdrawals);
  return rows.map(({ receipt, ...row }) => ({ ...row, receipt: formatReceiptNumber(receipt) }));
}

/** Marks a withdrawal as settled. @returns its family; undefined if it is settled already or does not exist */
export async function settleWithdrawal(
  tx: Database,
  paymentId: number,
  { staffId, now }: { staffId: number; now: Date },
): Promise<number | undefined> {
  const rows = await tx
    .update(withdrawals)
    .set({ staffId, settledAt: now })
    .where(and(eq(withdrawals.paymentId, paymentId), isNull(withdrawals.settledAt)))
    .returning({ id: withdrawals.paymentId });
  if (rows.length === 0) return undefined;
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId));
  return payment?.accountId;
}
