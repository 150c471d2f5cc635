import { sql } from "drizzle-orm";
import { check, date, index, pgTable } from "drizzle-orm/pg-core";
import { createdAt, id, localizedColumn } from "../../base/db/columns";

/** Days without lessons, by the school's clock. */
export const closedDays = pgTable(
  "closed_days",
  {
    id: id(),
    firstDay: date("first_day", { mode: "string" }).notNull(),
    /** The same as the first for a single day. */
    lastDay: date("last_day", { mode: "string" }).notNull(),
    name: localizedColumn("name"),
    createdAt: createdAt(),
  },
  (t) => [
    index("closed_days_last").on(t.lastDay),
    check("closed_days_order", sql`${t.lastDay} >= ${t.firstDay}`),
  ],
);
