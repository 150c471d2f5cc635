import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { CalendarEntries } from "../calendars/calendar-entries";
import { createdAt } from "../db/columns";
import { accounts } from "../identity/tables";

/** A student's secret calendar address and its last content, so that the next response can mark changes. */
export const calendars = pgTable("calendars", {
  accountId: integer("account_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  /** SHA-256 of the secret, in hex, so that a copy of the database gives no access to calendars. */
  hash: text().notNull().unique(),
  /** Entries by UID. */
  entries: jsonb().$type<CalendarEntries>().notNull().default({}),
  createdAt: createdAt(),
});
