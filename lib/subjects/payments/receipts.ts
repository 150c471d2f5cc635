import { and, eq, max } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import type { Language } from "../../base/i18n/languages";
import { schoolDay } from "../school/school-time";
import { findIssuer } from "./issuers";
import type { IssuerKey, ReceiptSeries } from "./payment";
import { receipts } from "./tables";

type NewReceipt = {
  paymentId: number;
  issuerKey: IssuerKey;
  series: ReceiptSeries;
  language: Language;
  now: Date;
};

/**
 * Issues the receipt of a payment with the next number of its issuer, series and year: the year by the school's clock in
 * which it is issued. The caller holds the lock of payments (./lock), so that no number is skipped or given twice.
 */
export async function issueReceipt(
  tx: Database,
  { paymentId, issuerKey: wanted, series, language, now }: NewReceipt,
): Promise<void> {
  const { issuerKey, issuer } = findIssuer(wanted, language);
  const year = Number(schoolDay(now).slice(0, 4));
  const isOfYear = and(
    eq(receipts.issuerKey, issuerKey),
    eq(receipts.series, series),
    eq(receipts.year, year),
  );
  const [last] = await tx
    .select({ number: max(receipts.number) })
    .from(receipts)
    .where(isOfYear);
  const number = (last?.number ?? 0) + 1;
  await tx.insert(receipts).values({ paymentId, issuerKey, series, year, number, issuer, createdAt: now });
}
