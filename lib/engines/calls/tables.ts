import { index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt } from "../../base/db/columns";

/** Stored responses of requests with an Idempotency-Key. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** The caller, since two callers may choose the same key. */
    scope: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the call's name and request. */
    requestHash: text("request_hash").notNull(),
    answer: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index("idempotency_keys_age").on(t.createdAt)],
);
