/* What a payment is. Shared with the browser. */

/** `correction` and `refund` are counter-entries, which refer to a payment. */
export const paymentKinds = ["payment", "correction", "refund"] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** How money came in: `card` is a card terminal or a service outside this site. */
export const paymentMethods = ["transfer", "cash", "card", "other"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The school's legal entities that can issue receipts (lib/subjects/school/content.ts). */
export const issuerKeys = ["company", "vietnam"] as const;
export type IssuerKey = (typeof issuerKeys)[number];

/** Receipts and credit notes are numbered apart. */
export const receiptSeries = ["receipt", "creditNote"] as const;
export type ReceiptSeries = (typeof receiptSeries)[number];

/** The issuer as the receipt states it, whatever the school's facts become later. */
export type Issuer = { name: string; address: string; taxCode: string };

/** Maximum lengths in characters. */
export const maxReferenceLength = 100;
export const maxPayerLength = 200;
export const maxNoteLength = 500;
export const maxOfficialNumberLength = 60;

/** Writes a receipt's number, such as 2026-0007, VN-2026-0007 or C-2026-0002. */
export function formatReceiptNumber(receipt: {
  issuerKey: IssuerKey;
  series: ReceiptSeries;
  year: number;
  number: number;
}): string {
  const { issuerKey, series, year, number } = receipt;
  const parts = [
    ...(issuerKey === "vietnam" ? ["VN"] : []),
    ...(series === "creditNote" ? ["C"] : []),
    String(year),
    String(number).padStart(4, "0"),
  ];
  return parts.join("-");
}
