import { desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { defaultRefund, defaultRules, type LessonRule, type RefundRule, type RuleKind } from "./rule";
import { lessonRules, refundRules } from "./tables";

/* What other subjects read of the rules. */

/** A rule with the id and time of its publication; null for the default rule, which was never published. */
export type RuleVersion = { id: number | null; rule: LessonRule; since: Date | null };

/** Adds the default for what the site learned after the publication. */
const completed = (kind: RuleKind, rule: Partial<LessonRule>): LessonRule => ({
  ...defaultRules[kind],
  ...rule,
});

/** Reads the current rule of a kind, for a booking that is made under it. */
export async function readCurrentRule(db: Database, kind: RuleKind): Promise<RuleVersion> {
  const [row] = await db
    .select()
    .from(lessonRules)
    .where(eq(lessonRules.kind, kind))
    .orderBy(desc(lessonRules.id))
    .limit(1);
  return row
    ? { id: row.id, rule: completed(kind, row.rule), since: row.since }
    : { id: null, rule: defaultRules[kind], since: null };
}

/** SQL for the id of the current rule of a kind, for a row that keeps it; null for the default rule. */
export const currentRuleId = (kind: RuleKind) =>
  sql<number | null>`(select max(${lessonRules.id}) from ${lessonRules} where ${lessonRules.kind} = ${kind})`;

/** Reads published rules by id. */
export async function readRuleVersions(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RuleVersion>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(lessonRules)
    .where(inArray(lessonRules.id, [...ids]));
  return new Map(
    rows.map(({ id, kind, rule, since }) => [id, { id, rule: completed(kind, rule), since }] as const),
  );
}

/** The rules on refunds, the earliest first, each from its publication; the first from the start. */
export type RefundHistory = readonly [RefundVersion, ...RefundVersion[]];
type RefundVersion = { rule: RefundRule; since: Date | null };

export async function readRefundHistory(db: Database): Promise<RefundHistory> {
  const rows = await db.select().from(refundRules).orderBy(refundRules.id);
  return [
    { rule: defaultRefund, since: null },
    ...rows.map(({ rule, since }) => ({ rule: { ...defaultRefund, ...rule }, since })),
  ];
}

/** Returns the rule on refunds at an instant. */
export const refundRuleAt = (history: RefundHistory, at: Date): RefundRule =>
  history.findLast(({ since }) => since === null || since <= at)?.rule ?? history[0].rule;
