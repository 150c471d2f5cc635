import type { RequestOf } from "../../base/contract/call";
import type { Database } from "../../base/db/types";
import { deskRefusal } from "../../base/desk/refusals";
import type { CurrencyCode } from "../../base/reference/price-currencies";
import { reducePaid } from "../points/lots/store";
import { readPaidAmounts, readRemaining } from "../points/lots/queries";
import type { LotChange } from "../points/lots/rules";
import { changePoints, lockBalance } from "../points/points";
import { findPackage } from "../points/prices/published";
import { endOfSchoolDay, schoolDay } from "../school/school-time";
import type { StaffContext } from "../staff/context";
import { writeAuditLog, writeMoney } from "./audit";
import { isClosedDay } from "./closed-months";
import { lastDayOfPackage } from "./days";
import type { paymentCalls } from "./desk-calls";
import { findBuyer } from "./buyer";
import { lockPayments } from "./lock";
import { findPayment, sumCounterEntries } from "./queries";
import { issueReceipt } from "./receipts";
import { payments } from "./tables";

type RecordRequest = Omit<RequestOf<typeof paymentCalls, "payments/record">, "key">;
type CounterRequest = Omit<RequestOf<typeof paymentCalls, "payments/counter">, "key">;

/** @throws ProviderError if the day is in the future or in a closed month */
async function requireOpenDay(
  tx: Database,
  day: string,
  { now, language }: Pick<StaffContext, "now" | "language">,
): Promise<void> {
  if (day > schoolDay(now)) throw deskRefusal("inTheFuture", language, "received_on");
  if (await isClosedDay(tx, day)) throw deskRefusal("monthClosed", language, "received_on");
}

/**
 * Records a payment of a family: its class points come in as a lot with its price, bonus points as a lot of their own,
 * and the receipt gets its number.
 * @returns the id of the payment
 * @throws ProviderError for a family, package or day that cannot be
 */
export async function recordPayment(
  tx: Database,
  request: RecordRequest,
  { self, now, language }: StaffContext,
): Promise<number> {
  await lockPayments(tx);
  const { parentId } = await findBuyer(tx, request.family_id, language);
  await lockBalance(tx, parentId, now);
  // Once more: the family may have been erased before it was locked.
  const buyer = await findBuyer(tx, request.family_id, language);
  await requireOpenDay(tx, request.received_on, { now, language });
  const { currency, amount, bonus } = request;
  const sold = request.package_id === null ? undefined : findPackage(request.package_id);
  if (request.package_id !== null && !sold) throw deskRefusal("packageGone", language, "package_id");
  const points = sold?.points ?? request.points;
  const lastDay = sold ? lastDayOfPackage(request.received_on, sold) : request.last_day;
  const endsAt = lastDay === null ? null : endOfSchoolDay(lastDay);
  if (endsAt && endsAt <= now && points + bonus > 0)
    throw deskRefusal("pointsEndedAlready", language, sold ? "received_on" : "last_day");
  const cause = { staffId: self.id, now, endsAt };
  const addLot = async (count: number, reason: "purchase" | "bonus", path: string) => {
    if (count === 0) return null;
    const paid = reason === "purchase" ? { amount, currency } : undefined;
    const { lotId } = await changePoints(tx, buyer.parentId, count, { ...cause, reason, paid });
    if (lotId === undefined) throw deskRefusal("tooManyPoints", language, path);
    return lotId;
  };
  const lotId = await addLot(points, "purchase", "points");
  const bonusLotId = await addLot(bonus, "bonus", "bonus");
  const id = await insertPayment(tx, {
    ...{ accountId: buyer.parentId, kind: "payment", receivedOn: request.received_on },
    ...{ currency, amount, method: request.method, points, bonus, lotId, bonusLotId },
    ...{ reference: request.reference || null, note: request.note || null },
    ...{ payer: request.payer || buyer.name, country: request.country, language: buyer.language },
    ...{ packageId: sold?.id ?? null, packagePoints: sold?.points ?? null },
    ...{ staffId: self.id, createdAt: now },
  });
  const { language: receiptLanguage } = buyer;
  const receipt = { paymentId: id, issuerKey: request.issuer, language: receiptLanguage, now };
  await issueReceipt(tx, { ...receipt, series: "receipt" });
  await writeAuditLog(tx, self.id, "payment", `#${buyer.parentId}: ${writeMoney(amount, currency)}`);
  return id;
}

/**
 * Records a counter-entry of a payment: at most the money that has not gone back yet, and at most the points that are
 * left in the payment's lots.
 * @returns the id of the counter-entry
 * @throws ProviderError for a payment, day, amount or number of points that cannot be
 */
export async function recordCounterEntry(
  tx: Database,
  request: CounterRequest,
  { self, now, language }: StaffContext,
): Promise<number> {
  await lockPayments(tx);
  const payment = await findPayment(tx, request.payment_id);
  if (payment?.kind !== "payment") throw deskRefusal("gone", language);
  const { accountId, currency, lotId, bonusLotId } = payment;
  await requireOpenDay(tx, request.received_on, { now, language });
  if (request.received_on < payment.receivedOn) throw deskRefusal("beforePayment", language, "received_on");
  const { amount, points, bonus } = request;
  const counter = await sumCounterEntries(tx, payment.id);
  if (amount > payment.amount + counter.amount) throw deskRefusal("moreThanPaid", language, "amount");
  if (amount + points + bonus === 0) throw deskRefusal("nothingToChange", language, "amount");
  // Bookings take the same lock, so none spends the points meanwhile.
  await lockBalance(tx, accountId, now);
  const remaining = await readRemaining(
    tx,
    [lotId, bonusLotId].filter((one) => one !== null),
  );
  const take = (from: number | null, count: number, path: string): LotChange[] => {
    if (count === 0) return [];
    if (from === null || count > (remaining.get(from) ?? 0)) throw deskRefusal("pointsSpent", language, path);
    return [{ lotId: from, change: -count }];
  };
  const fromLots = [...take(lotId, points, "points"), ...take(bonusLotId, bonus, "bonus")];
  // Money of points that were moved to another family is theirs now.
  const paid = lotId === null ? undefined : (await readPaidAmounts(tx, [lotId])).get(lotId);
  if (amount > (paid ?? Infinity)) throw deskRefusal("paidMoved", language, "amount");
  const taken = points + bonus;
  const { ledgerId = null } =
    taken === 0
      ? {}
      : await changePoints(tx, accountId, -taken, {
          ...{ reason: "takenBack", staffId: self.id, now, fromLots },
        });
  if (lotId !== null) await reducePaid(tx, lotId, { amount, points });
  const id = await insertPayment(tx, {
    ...{ accountId, kind: request.kind, counterTo: payment.id, receivedOn: request.received_on },
    ...{ currency, amount: 0 - amount, points: 0 - points, bonus: 0 - bonus, ledgerId },
    ...{ method: request.method, reference: request.reference || null, note: request.reason },
    ...{ payer: payment.payer, country: payment.country, language: payment.language },
    ...{ packageId: payment.packageId, packagePoints: payment.packagePoints },
    ...{ staffId: self.id, createdAt: now },
  });
  const receipt = { paymentId: id, issuerKey: payment.issuerKey, language: payment.language, now };
  await issueReceipt(tx, { ...receipt, series: "creditNote" });
  const act = request.kind === "refund" ? "payment-refunded" : "payment-corrected";
  const note = { text: request.reason, accountIds: [accountId] };
  await writeAuditLog(tx, self.id, act, `#${accountId}: ${writeMoney(amount, currency)}`, note);
  return id;
}

type NewPayment = typeof payments.$inferInsert & { currency: CurrencyCode };

async function insertPayment(tx: Database, payment: NewPayment): Promise<number> {
  const [row] = await tx.insert(payments).values(payment).returning({ id: payments.id });
  if (!row) throw new Error("the insert returned no row");
  return row.id;
}
