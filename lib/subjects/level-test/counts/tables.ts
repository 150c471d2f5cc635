import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Language } from "../../../base/i18n/languages";

/** Daily counts of the level test by language, in the school's time zone. There is nothing about the visitors. */
export const levelTestDays = pgTable(
  "level_test_days",
  {
    day: date().notNull(),
    language: text().$type<Language>().notNull(),
    started: integer().notNull().default(0),
    finished: integer().notNull().default(0),
    registered: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.language] }),
    check("level_test_days_counts", sql`${t.started} >= 0 and ${t.finished} >= 0 and ${t.registered} >= 0`),
  ],
);
