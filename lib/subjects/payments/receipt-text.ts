import { eq } from "drizzle-orm";
import type * as z from "zod";
import type { Database } from "../../base/db/types";
import type { Language } from "../../base/i18n/languages";
import { serverMessages } from "../../base/i18n/server-messages";
import { createTranslate } from "../../base/i18n/server-translate";
import { formatCalendarDay } from "../../base/i18n/time";
import { readLastDays } from "../points/lots/queries";
import { schoolDay } from "../school/school-time";
import { formatMoney } from "./money-text";
import { formatReceiptNumber } from "./payment";
import { payments, receipts } from "./tables";
import type { receiptShape } from "./receipt-shape";

type Receipt = z.output<typeof receiptShape>;
type Row = { payment: typeof payments.$inferSelect; receipt: typeof receipts.$inferSelect };

async function findRow(db: Database, paymentId: number): Promise<Row | undefined> {
  const [row] = await db
    .select({ payment: payments, receipt: receipts })
    .from(payments)
    .innerJoin(receipts, eq(receipts.paymentId, payments.id))
    .where(eq(payments.id, paymentId));
  return row;
}

/** Reads the receipt of a payment, or the credit note of a counter-entry, in the buyer's language. */
export async function readReceipt(db: Database, paymentId: number): Promise<Receipt | undefined> {
  const row = await findRow(db, paymentId);
  if (!row) return undefined;
  const { counterTo, lotId, bonusLotId, language } = row.payment;
  const original = counterTo === null ? undefined : await findRow(db, counterTo);
  const lot = lotId ?? bonusLotId;
  const lastDay = lot === null ? null : ((await readLastDays(db, [lot])).get(lot) ?? null);
  return writeReceipt(row, {
    language,
    lastDay,
    originalNumber: original ? formatReceiptNumber(original.receipt) : "",
  });
}

type Facts = { language: Language; lastDay: string | null; originalNumber: string };

function writeReceipt({ payment, receipt }: Row, { language, lastDay, originalNumber }: Facts): Receipt {
  const t = createTranslate(serverMessages[language].receipt, language);
  const day = (value: string) => formatCalendarDay(value, language);
  const money = (amount: number) => formatMoney(amount, payment.currency, language);
  const isCounter = payment.kind !== "payment";
  const { name, address, taxCode } = receipt.issuer;
  const facts: (readonly [label: string, value: string])[] = [
    [t("issued"), day(schoolDay(receipt.createdAt))],
    [t(isCounter ? "returned" : "received"), day(payment.receivedOn)],
    [t("buyer"), payment.payer],
    [t(isCounter ? "methodBack" : "method"), t(`methods.${payment.method}`)],
    [t("reference"), payment.reference ?? ""],
    [t("lastDay"), lastDay === null ? "" : day(lastDay)],
    [t("official"), receipt.officialNumber ?? ""],
  ];
  return {
    ...{ language, number: formatReceiptNumber(receipt), title: t(isCounter ? "creditNote" : "title") },
    issuer: [name, address, taxCode && t("taxCode", { code: taxCode })].filter(Boolean),
    facts: facts.flatMap(([label, value]) => (value === "" ? [] : [{ label, value }])),
    items: isCounter
      ? [
          {
            text: t(payment.kind === "refund" ? "back" : "corrected", { number: originalNumber }),
            amount: money(payment.amount),
          },
        ]
      : [
          { text: describeSale(payment, t), amount: money(payment.amount) },
          ...(payment.bonus > 0 ? [{ text: t("bonus", { n: payment.bonus }), amount: money(0) }] : []),
        ],
    total: { label: t(isCounter ? "totalBack" : "total"), amount: money(Math.abs(payment.amount)) },
    note: isCounter && payment.points < 0 ? t("pointsBack", { n: -payment.points }) : "",
  };
}

function describeSale(
  { packagePoints, points }: Row["payment"],
  t: ReturnType<typeof createTranslate<(typeof serverMessages)[Language]["receipt"]>>,
): string {
  if (packagePoints !== null) return t("package", { n: packagePoints });
  return points > 0 ? t("points", { n: points }) : t("payment");
}
