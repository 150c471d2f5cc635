import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "../../base/db/columns";
import type { LessonRule, RefundRule, RuleKind } from "./rule";

/**
 * The rules of each kind as they were published. The last row of a kind is its current rule; earlier ones stay, because
 * bookings keep the rule that they were made under.
 */
export const lessonRules = pgTable(
  "lesson_rules",
  {
    id: id(),
    kind: text().$type<RuleKind>().notNull(),
    rule: jsonb().$type<LessonRule>().notNull(),
    /** When it was published. */
    since: instant("since").notNull(),
  },
  (t) => [
    index("lesson_rules_kind").on(t.kind, t.id),
    check("lesson_rules_kind_name", sql`${t.kind} in ('single', 'series', 'live', 'trial')`),
  ],
);

/** The rules on refunds as they were published; the last row is the current one. A lot has that of its purchase. */
export const refundRules = pgTable("refund_rules", {
  id: id(),
  rule: jsonb().$type<RefundRule>().notNull(),
  since: instant("since").notNull(),
});
