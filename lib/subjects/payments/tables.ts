import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "../../base/db/columns";
import type { Language } from "../../base/i18n/languages";
import type { CurrencyCode } from "../../base/reference/price-currencies";
import { accounts } from "../identity/tables";
import type { PointsSummary } from "../points/lots/summary";
import { pointLedger, pointLots } from "../points/tables";
import { staff } from "../staff/tables";
import type { Issuer, IssuerKey, PaymentKind, PaymentMethod, ReceiptSeries } from "./payment";

const staffId = () => integer("staff_id").references((): AnyPgColumn => staff.id, { onDelete: "set null" });

/** Money that staff recorded. Nothing in a row changes: a counter-entry corrects it or gives money back. */
export const payments = pgTable(
  "payments",
  {
    id: id(),
    /** The parent of the family. */
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id),
    kind: text().$type<PaymentKind>().notNull(),
    /** The payment to which a counter-entry refers. */
    counterTo: integer("counter_to").references((): AnyPgColumn => payments.id),
    /** By the school's clock. */
    receivedOn: date("received_on", { mode: "string" }).notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    /** In minor units; of a counter-entry 0 or negative. */
    amount: bigint({ mode: "number" }).notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    reference: text(),
    note: text(),
    /** The buyer's name on the receipt; empty after erasure. */
    payer: text().notNull(),
    /** The buyer's country, ISO 3166-1; empty if unknown. */
    country: text().notNull(),
    /** The language of the receipt. */
    language: text().$type<Language>().notNull(),
    /** The package, which may have been removed since, and its class points. */
    packageId: integer("package_id"),
    packagePoints: integer("package_points"),
    /** Class points that came in, or were taken back if negative; `bonus` for those without a price. */
    points: integer().notNull(),
    bonus: integer().notNull(),
    lotId: integer("lot_id").references(() => pointLots.id),
    bonusLotId: integer("bonus_lot_id").references(() => pointLots.id),
    /** The line by which a counter-entry took points back. */
    ledgerId: integer("ledger_id").references(() => pointLedger.id),
    staffId: staffId(),
    createdAt: createdAt(),
  },
  (t) => [
    index("payments_account").on(t.accountId),
    index("payments_received").on(t.receivedOn),
    index("payments_counter").on(t.counterTo),
    unique("payments_lot").on(t.lotId),
    unique("payments_bonus_lot").on(t.bonusLotId),
    check("payments_kind", sql`${t.kind} in ('payment', 'correction', 'refund')`),
    check("payments_method", sql`${t.method} in ('transfer', 'cash', 'card', 'other')`),
    check("payments_counter_of_one", sql`(${t.kind} = 'payment') = (${t.counterTo} is null)`),
    check(
      "payments_sign",
      sql`case ${t.kind} when 'payment' then ${t.amount} > 0 and ${t.points} >= 0 and ${t.bonus} >= 0 else ${t.amount} <= 0 and ${t.points} <= 0 and ${t.bonus} <= 0 and ${t.amount} + ${t.points} + ${t.bonus} < 0 end`,
    ),
    check("payments_lots", sql`(${t.points} > 0) = (${t.lotId} is not null)`),
    check("payments_bonus_lots", sql`(${t.bonus} > 0) = (${t.bonusLotId} is not null)`),
    check("payments_taken_back", sql`(${t.points} + ${t.bonus} < 0) = (${t.ledgerId} is not null)`),
    check("payments_package", sql`(${t.packageId} is null) = (${t.packagePoints} is null)`),
  ],
);

/** The receipt of each payment, and the credit note of each counter-entry. Numbers have no gaps. */
export const receipts = pgTable(
  "receipts",
  {
    paymentId: integer("payment_id")
      .primaryKey()
      .references(() => payments.id),
    issuerKey: text("issuer_key").$type<IssuerKey>().notNull(),
    series: text().$type<ReceiptSeries>().notNull(),
    year: integer().notNull(),
    number: integer().notNull(),
    issuer: jsonb().$type<Issuer>().notNull(),
    /** The number of the official electronic invoice or cash receipt, which another system issued. */
    officialNumber: text("official_number"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("receipts_number").on(t.issuerKey, t.series, t.year, t.number),
    check("receipts_issuer", sql`${t.issuerKey} in ('company', 'vietnam')`),
    check("receipts_series", sql`${t.series} in ('receipt', 'creditNote')`),
    check("receipts_from_one", sql`${t.number} > 0`),
  ],
);

/** Buyers' withdrawals from purchases, by the law of their country (lib/subjects/rules/withdrawal). */
export const withdrawals = pgTable("withdrawals", {
  paymentId: integer("payment_id")
    .primaryKey()
    .references(() => payments.id),
  /** Of the person who withdrew; empty after erasure. */
  name: text().notNull(),
  createdAt: createdAt(),
  /** When staff had handled it. What goes back is a counter-entry. */
  settledAt: instant("settled_at"),
  staffId: staffId(),
});

/** Months in which nothing can be dated any more. */
export const closedMonths = pgTable(
  "closed_months",
  {
    /** Such as 2026-01. */
    month: text().notNull(),
    /** The class points as they were when it was closed. */
    points: jsonb().$type<PointsSummary>().notNull(),
    staffId: staffId(),
    closedAt: instant("closed_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.month] }),
    check("closed_months_month", sql`${t.month} ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'`),
  ],
);
