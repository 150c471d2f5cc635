import { and, asc, desc, eq, gte, inArray, lt, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { readNames } from "../identity/queries";
import { readPaidAmounts, readRemaining } from "../points/lots/queries";
import { readStaffNames } from "../staff/log";
import { readClosedMonths } from "./closed-months";
import { monthOf } from "./days";
import { formatReceiptNumber, type IssuerKey } from "./payment";
import { payments, receipts } from "./tables";

export type Payment = typeof payments.$inferSelect;

/** Finds a payment or counter-entry with the issuer of its receipt. */
export async function findPayment(
  db: Database,
  id: number,
): Promise<(Payment & { issuerKey: IssuerKey }) | undefined> {
  const [row] = await db
    .select({ payment: payments, issuerKey: receipts.issuerKey })
    .from(payments)
    .innerJoin(receipts, eq(receipts.paymentId, payments.id))
    .where(eq(payments.id, id));
  return row && { ...row.payment, issuerKey: row.issuerKey };
}

type Sums = { amount: number; points: number; bonus: number };

/** Sums the counter-entries of a payment; the sums are 0 or negative. */
export async function sumCounterEntries(db: Database, paymentId: number): Promise<Sums> {
  return (await sumAllCounterEntries(db, [paymentId])).get(paymentId) ?? { amount: 0, points: 0, bonus: 0 };
}

async function sumAllCounterEntries(
  db: Database,
  paymentIds: readonly number[],
): Promise<ReadonlyMap<number, Sums>> {
  if (paymentIds.length === 0) return new Map();
  const { counterTo, amount, points, bonus } = payments;
  const rows = await db
    .select({
      counterTo,
      amount: sql<number>`sum(${amount})::float8`,
      points: sql<number>`sum(${points})::float8`,
      bonus: sql<number>`sum(${bonus})::float8`,
    })
    .from(payments)
    .where(inArray(counterTo, [...paymentIds]))
    .groupBy(counterTo);
  return new Map(rows.flatMap(({ counterTo: of, ...sums }) => (of === null ? [] : [[of, sums]])));
}

/** The maximum number of payments on one page. */
const maxPayments = 300;

/** Reads the payments of a family, the newest first. */
export const readFamilyPayments = (db: Database, parentId: number) =>
  readPayments(db, eq(payments.accountId, parentId), [desc(payments.id)], maxPayments);

/** Reads the payments that are dated from one day to before another, in their order. */
export const readPaymentsOf = (
  db: Database,
  { from, until, after, limit }: { from: string; until: string; after?: number; limit?: number },
) =>
  readPayments(
    db,
    and(
      gte(payments.receivedOn, from),
      lt(payments.receivedOn, until),
      after === undefined ? undefined : sql`${payments.id} > ${after}`,
    ),
    after === undefined ? [asc(payments.receivedOn), asc(payments.id)] : [asc(payments.id)],
    limit,
  );

async function readPayments(db: Database, where: SQL | undefined, order: SQL[], limit = 100_000) {
  const rows = await db
    .select({ payment: payments, receipt: receipts })
    .from(payments)
    .innerJoin(receipts, eq(receipts.paymentId, payments.id))
    .where(where)
    .orderBy(...order)
    .limit(limit);
  const list = rows.map(({ payment }) => payment);
  const counters = await sumAllCounterEntries(
    db,
    list.map(({ id }) => id),
  );
  const remaining = await readRemaining(
    db,
    list.flatMap(({ lotId, bonusLotId }) => [lotId ?? [], bonusLotId ?? []].flat()),
  );
  const paid = await readPaidAmounts(
    db,
    list.flatMap(({ lotId }) => lotId ?? []),
  );
  const families = await readNames(
    db,
    list.map(({ accountId }) => accountId),
  );
  const staff = await readStaffNames(
    db,
    list.flatMap(({ staffId }) => staffId ?? []),
  );
  const closed = await readClosedMonths(db);
  return rows.map(({ payment, receipt }) => ({
    id: payment.id,
    family_id: payment.accountId,
    family: families.get(payment.accountId) ?? "",
    kind: payment.kind,
    counter_to: payment.counterTo,
    received_on: payment.receivedOn,
    currency: payment.currency,
    amount: payment.amount,
    method: payment.method,
    reference: payment.reference ?? "",
    note: payment.note ?? "",
    payer: payment.payer,
    country: payment.country,
    package_points: payment.packagePoints,
    points: payment.points,
    bonus: payment.bonus,
    left: {
      // Money of points that were moved to another family is theirs.
      amount:
        payment.kind === "payment"
          ? Math.min(
              payment.amount + (counters.get(payment.id)?.amount ?? 0),
              paid.get(payment.lotId ?? 0) ?? Infinity,
            )
          : 0,
      points: remaining.get(payment.lotId ?? 0) ?? 0,
      bonus: remaining.get(payment.bonusLotId ?? 0) ?? 0,
    },
    receipt: formatReceiptNumber(receipt),
    official_number: receipt.officialNumber ?? "",
    is_closed: closed.has(monthOf(payment.receivedOn)),
    who: staff.get(payment.staffId ?? 0) ?? "",
    at: payment.createdAt.toISOString(),
  }));
}

export type PaymentRow = Awaited<ReturnType<typeof readPayments>>[number];
