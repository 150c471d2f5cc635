import { isDeepStrictEqual } from "node:util";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../base/db/types";
import { accounts } from "../../identity/tables";
import { cancelCost, type Cost } from "../../rules/cost";
import { readCurrentRule, readRuleVersions, type RuleVersion } from "../../rules/queries";
import { defaultRules, type LessonRule } from "../../rules/rule";
import { bookings, isSeat, lessons, seriesClasses } from "../tables";
import { seatPoints } from "./seat-points";

/* The rules that seats were booked under. */

/** The rule of bookings that were made before the school published one. */
const defaultVersion: RuleVersion = { id: null, rule: defaultRules.series, since: null };

export type SeatRule = {
  /** Class points of the lessons ahead that were not given back. */
  pointsAhead: number;
  /** What canceling costs now. */
  cancel: Cost;
};

/** SQL for the start of a class's first lesson; of a class without lessons, the end of applications. */
export const firstStart = sql<Date | string>`coalesce(
  (select min(${lessons.startsAt}) from ${lessons} where ${lessons.classId} = ${seriesClasses.id}),
  ${seriesClasses.deadline})`;

/** Reads the taken seats of a family, by the id of the booking, with what canceling them costs now. */
export async function readFamilySeatRules(
  db: Database,
  parentId: number,
  now: Date,
): Promise<ReadonlyMap<number, SeatRule>> {
  const rows = await db
    .select({ id: bookings.id, ruleId: bookings.ruleId, pointsAhead: seatPoints(now).refund, firstStart })
    .from(bookings)
    .innerJoin(accounts, eq(accounts.id, bookings.studentId))
    .innerJoin(seriesClasses, eq(seriesClasses.id, bookings.classId))
    .where(and(isSeat, eq(accounts.parentId, parentId)))
    .orderBy(bookings.id);
  const ruleOf = await readSeatRules(
    db,
    rows.map(({ ruleId }) => ruleId),
  );
  return new Map(
    rows.map(({ id, ruleId, pointsAhead, firstStart: first }) => {
      const { rule } = ruleOf(ruleId);
      return [id, { pointsAhead, cancel: cancelCost(rule, { pointsAhead, startsAt: new Date(first), now }) }];
    }),
  );
}

/** The rule of a booking that differs from today's; `since` is null for the default rule. */
export type EarlierRule = { since: Date | null };

/** Reads the rules that bookings were made under, by their rule's id. */
export async function readSeatRules(
  db: Database,
  ruleIds: readonly (number | null)[],
): Promise<(ruleId: number | null) => RuleVersion> {
  const versions = await readRuleVersions(
    db,
    ruleIds.flatMap((id) => id ?? []),
  );
  return (ruleId) => versions.get(ruleId ?? 0) ?? defaultVersion;
}

/** Reads the same rules; `earlier` is set where today's differs. */
export async function readComparedRules(
  db: Database,
  ruleIds: readonly (number | null)[],
): Promise<(ruleId: number | null) => { rule: LessonRule; earlier: EarlierRule | null }> {
  const current = await readCurrentRule(db, "series");
  const ruleOf = await readSeatRules(db, ruleIds);
  return (ruleId) => {
    const { rule, since } = ruleOf(ruleId);
    return { rule, earlier: isDeepStrictEqual(rule, current.rule) ? null : { since } };
  };
}
