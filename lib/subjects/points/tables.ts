import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, type AnyPgColumn } from "drizzle-orm/pg-core";
import { bookings } from "../series/tables";
import { id, createdAt } from "../../base/db/columns";
import { accounts } from "../identity/tables";
import { staff } from "../staff/tables";

/** Changes of a parent's class points; their sum is the balance. */
export const pointLedger = pgTable(
  "point_ledger",
  {
    id: id(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id),
    change: integer().notNull(),
    balance: integer().notNull(),
    reason: text().$type<"opening" | "booking" | "refund" | "operator">().notNull(),
    bookingId: integer("booking_id").references(() => bookings.id),
    /** The school's reason for the change, in free text. */
    note: text(),
    /** The staff member; null for students and operator commands. */
    staffId: integer("staff_id").references((): AnyPgColumn => staff.id),
    createdAt: createdAt(),
  },
  (t) => [
    index("point_ledger_account").on(t.accountId),
    // A booking is charged once and refunded once.
    unique("point_ledger_booking").on(t.bookingId, t.reason),
    check("point_ledger_balance", sql`${t.balance} >= 0`),
    check("point_ledger_reason", sql`${t.reason} in ('opening', 'booking', 'refund', 'operator')`),
    check("point_ledger_cause", sql`(${t.reason} in ('booking', 'refund')) = (${t.bookingId} is not null)`),
    check(
      "point_ledger_note",
      sql`case ${t.reason} when 'operator' then ${t.note} is not null when 'refund' then true else ${t.note} is null end`,
    ),
  ],
);
