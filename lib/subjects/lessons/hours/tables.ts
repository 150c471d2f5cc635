import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../../base/db/columns";
import type { CurrencyCode } from "../../../base/reference/price-currencies";
import { lessons } from "../../series/tables";
import { staff } from "../../staff/tables";
import { teachers } from "../../teachers/tables";
import type { TaughtKind } from "../kinds";

/** What a teacher earns with a kind of lesson. Of a month the latest row up to it counts, so old months keep theirs. */
export const teacherRates = pgTable(
  "teacher_rates",
  {
    teacherId: integer("teacher_id")
      .notNull()
      .references(() => teachers.id, { onDelete: "cascade" }),
    kind: text().$type<TaughtKind>().notNull(),
    /** The first month, such as 2026-03. */
    month: text().notNull(),
    /** For 60 minutes, in minor units. */
    amount: integer().notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    staffId: integer("staff_id").references(() => staff.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.teacherId, t.kind, t.month] }),
    check("teacher_rates_kind", sql`${t.kind} in ('one-to-one', 'one-to-many', 'live', 'free', 'trial')`),
    check("teacher_rates_month", sql`${t.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check("teacher_rates_amount", sql`${t.amount} >= 0`),
  ],
);

/** Lessons of series classes that their teacher began late, as staff entered it. */
export const teacherDelays = pgTable(
  "teacher_delays",
  {
    lessonId: integer("lesson_id")
      .primaryKey()
      .references(() => lessons.id, { onDelete: "cascade" }),
    /** Who was late. */
    teacherId: integer("teacher_id")
      .notNull()
      .references(() => teachers.id, { onDelete: "cascade" }),
    /** Start of the lesson; the delay of a lesson that moved since does not count. */
    startsAt: instant("starts_at").notNull(),
    minutes: integer().notNull(),
    staffId: integer("staff_id").references(() => staff.id),
    createdAt: createdAt(),
  },
  (t) => [
    index("teacher_delays_teacher").on(t.teacherId),
    check("teacher_delays_minutes", sql`${t.minutes} > 0`),
  ],
);
