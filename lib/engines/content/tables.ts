import { sql } from "drizzle-orm";
import { bigint, check, integer, pgTable } from "drizzle-orm/pg-core";

/** One row with the number of public content changes, which every process polls. */
export const contentState = pgTable(
  "content_state",
  { id: integer().primaryKey(), version: bigint({ mode: "number" }).notNull() },
  (t) => [check("content_state_one", sql`${t.id} = 1`)],
);
