import { isNull, sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, type AnyPgColumn } from "drizzle-orm/pg-core";
import { id, instant, createdAt } from "../db/columns";
import { accounts } from "../identity/tables";
import { seriesClasses } from "../series/tables";
import { staff } from "../staff/tables";

/**
 * A student's seat in a series class, paid with the parent's class points. A booking that ended keeps its row; only
 * rows without `ended` are taken seats.
 */
export const bookings = pgTable(
  "bookings",
  {
    id: id(),
    studentId: integer("student_id")
      .notNull()
      .references(() => accounts.id),
    classId: integer("class_id")
      .notNull()
      .references(() => seriesClasses.id),
    /** Price in class points. */
    points: integer().notNull(),
    /** The member of staff who booked it at the desk; null if the student or parent did. */
    staffId: integer("staff_id").references(() => staff.id),
    /** Note of the member of staff, for staff only. */
    note: text(),
    /** The booking in another class that this one replaces. A booking can be moved once. */
    movedFrom: integer("moved_from")
      .unique()
      .references((): AnyPgColumn => bookings.id),
    /** Set when the points were refunded: `moved` to another class, or `cancelled`. */
    ended: text().$type<"moved" | "cancelled">(),
    endedAt: instant("ended_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("bookings_once")
      .on(t.studentId, t.classId)
      .where(sql`${t.ended} is null`),
    index("bookings_student").on(t.studentId),
    index("bookings_class").on(t.classId),
    check("bookings_points", sql`${t.points} >= 0`),
    check("bookings_ended_name", sql`${t.ended} in ('moved', 'cancelled')`),
    check("bookings_ended", sql`(${t.ended} is null) = (${t.endedAt} is null)`),
  ],
);

/** Condition for bookings that are taken seats. */
export const isSeat = isNull(bookings.ended);
