import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Counters of the rate limits (lib/base/limits), in the schema that rate-limiter-flexible requires. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: "number" }),
});
