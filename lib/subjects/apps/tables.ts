import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";

export const appVersions = pgTable(
  "app_versions",
  {
    /** 1 Android, 2 iOS. */
    type: integer().$type<1 | 2>().primaryKey(),
    address: text().notNull(),
    apkUrl: text("apk_url").notNull(),
    version: text().notNull(),
  },
  (t) => [check("app_versions_type", sql`${t.type} in (1, 2)`)],
);
