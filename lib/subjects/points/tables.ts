import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { bookings } from "../series/tables";
import { createdAt, id, instant } from "../../base/db/columns";
import type { CurrencyCode } from "../../base/reference/price-currencies";
import { accounts } from "../identity/tables";
import { staff } from "../staff/tables";
import type { LedgerReason, LotSource } from "./reasons";

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
    reason: text().$type<LedgerReason>().notNull(),
    bookingId: integer("booking_id").references(() => bookings.id),
    /** The canceled lesson whose share of a booking was given back. */
    lessonId: integer("lesson_id"),
    /** The school's reason for the change, in free text. */
    note: text(),
    /** The staff member; null for students and operator commands. */
    staffId: integer("staff_id").references((): AnyPgColumn => staff.id),
    createdAt: createdAt(),
  },
  (t) => [
    index("point_ledger_account").on(t.accountId),
    // A booking is charged once and refunded once, and each canceled lesson of it is given back once.
    uniqueIndex("point_ledger_booking")
      .on(t.bookingId, t.reason)
      .where(sql`${t.lessonId} is null`),
    uniqueIndex("point_ledger_lesson")
      .on(t.bookingId, t.lessonId)
      .where(sql`${t.lessonId} is not null`),
    check("point_ledger_balance", sql`${t.balance} >= 0`),
    check(
      "point_ledger_reason",
      sql`${t.reason} in ('opening', 'booking', 'refund', 'canceledLesson', 'operator', 'expiry', 'purchase', 'bonus', 'takenBack', 'moved', 'pause')`,
    ),
    check(
      "point_ledger_cause",
      sql`(${t.reason} in ('booking', 'refund', 'canceledLesson')) = (${t.bookingId} is not null)`,
    ),
    check("point_ledger_lesson_cause", sql`(${t.reason} = 'canceledLesson') = (${t.lessonId} is not null)`),
    check(
      "point_ledger_note",
      sql`case when ${t.reason} in ('operator', 'moved', 'pause') then ${t.note} is not null when ${t.reason} = 'refund' then true else ${t.note} is null end`,
    ),
  ],
);

/**
 * Class points that came in together and end together. What is left of a parent's lots is the balance. Points are taken
 * from the lot that ends first (lib/subjects/points/lots).
 */
export const pointLots = pgTable(
  "point_lots",
  {
    id: id(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id),
    /**
     * `opening`: the balance from before lots, or of a family that staff entered; `entered`: by staff; `returned`: of a
     * booking from before lots; `purchase` and `bonus`: with a payment; `moved`: from a lot of another family.
     */
    source: text().$type<LotSource>().notNull(),
    /** Points that came in. */
    points: integer().notNull(),
    remaining: integer().notNull(),
    /**
     * Of a purchase, or points moved from one: what was paid for `paidPoints`, in minor units, less what was given back for
     * points taken back and what went along with moved points.
     */
    paidAmount: bigint("paid_amount", { mode: "number" }),
    paidPoints: integer("paid_points"),
    currency: text().$type<CurrencyCode>(),
    /** When the points end: the end of a day by the school's clock. Null if they do not. */
    endsAt: instant("ends_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("point_lots_account").on(t.accountId),
    index("point_lots_end")
      .on(t.endsAt)
      .where(sql`${t.remaining} > 0`),
    check(
      "point_lots_source",
      sql`${t.source} in ('opening', 'entered', 'returned', 'purchase', 'bonus', 'moved')`,
    ),
    check(
      "point_lots_price",
      sql`case when ${t.source} = 'purchase' or (${t.source} = 'moved' and ${t.currency} is not null) then coalesce(${t.paidAmount}, -1) >= 0 and coalesce(${t.paidPoints}, -1) >= 0 and ${t.currency} is not null else ${t.paidAmount} is null and ${t.paidPoints} is null and ${t.currency} is null end`,
    ),
    check("point_lots_points", sql`${t.points} > 0`),
    check("point_lots_remaining", sql`${t.remaining} >= 0`),
  ],
);

/** What a ledger line took from lots or returned to them. The points that a lot came in with are not listed. */
export const lotChanges = pgTable(
  "lot_changes",
  {
    /** In the order of taking. */
    id: id(),
    lotId: integer("lot_id")
      .notNull()
      .references(() => pointLots.id),
    ledgerId: integer("ledger_id")
      .notNull()
      .references(() => pointLedger.id),
    change: integer().notNull(),
  },
  (t) => [
    unique("lot_changes_once").on(t.ledgerId, t.lotId),
    index("lot_changes_lot").on(t.lotId),
    check("lot_changes_change", sql`${t.change} <> 0`),
  ],
);

/**
 * Days that do not count for a lot, such as those of an illness: its end moved by as many. The reason is the note of the
 * ledger line.
 */
export const lotPauses = pgTable(
  "lot_pauses",
  {
    id: id(),
    lotId: integer("lot_id")
      .notNull()
      .references(() => pointLots.id),
    ledgerId: integer("ledger_id")
      .notNull()
      .unique()
      .references(() => pointLedger.id),
    /** By the school's clock. */
    firstDay: date("first_day").notNull(),
    lastDay: date("last_day").notNull(),
    /** Points left in the lot when it was paused. */
    points: integer().notNull(),
  },
  (t) => [
    index("lot_pauses_lot").on(t.lotId),
    check("lot_pauses_days", sql`${t.lastDay} >= ${t.firstDay}`),
    check("lot_pauses_points", sql`${t.points} > 0`),
  ],
);

/** Points that staff moved from a lot of one family to a new lot of another. */
export const pointMoves = pgTable(
  "point_moves",
  {
    id: id(),
    fromLotId: integer("from_lot_id")
      .notNull()
      .references(() => pointLots.id),
    toLotId: integer("to_lot_id")
      .notNull()
      .unique()
      .references(() => pointLots.id),
    /** The lines with which the points left the one family and came into the other. */
    outLedgerId: integer("out_ledger_id")
      .notNull()
      .unique()
      .references(() => pointLedger.id),
    inLedgerId: integer("in_ledger_id")
      .notNull()
      .unique()
      .references(() => pointLedger.id),
    points: integer().notNull(),
    /** The part of the price paid that went along, in minor units; null for points without a price. */
    amount: bigint({ mode: "number" }),
  },
  (t) => [
    index("point_moves_from").on(t.fromLotId),
    check("point_moves_points", sql`${t.points} > 0`),
    check("point_moves_amount", sql`${t.amount} >= 0`),
  ],
);
