import { and, gt, isNull, or, sql } from "drizzle-orm";
import { addDays } from "../../../base/schedule/zoned";
import type { Database } from "../../../base/db/types";
import type { CurrencyCode } from "../../../base/reference/price-currencies";
import { endOfSchoolDay, schoolDay, startOfSchoolDay } from "../../school/school-time";
import { pointLots } from "../tables";

/** When points end, in days from today. */
export const endKeys = ["within30", "within90", "later", "never"] as const;
/** How long ago points came in, in days. */
export const ageKeys = ["upTo30", "upTo90", "upTo365", "older"] as const;

/** Points that all families can use. */
export type OutstandingSum = {
  points: number;
  /** Points without a price: a bonus, an opening balance, entered or returned points. */
  unpriced: number;
  /** The others in money at the price paid for each, in minor units. */
  values: { currency: CurrencyCode; amount: number }[];
};

type Keyed<Key> = OutstandingSum & { key: Key };

export type Outstanding = {
  total: OutstandingSum;
  by_end: Keyed<(typeof endKeys)[number]>[];
  by_age: Keyed<(typeof ageKeys)[number]>[];
};

type Row = {
  end: (typeof endKeys)[number];
  age: (typeof ageKeys)[number];
  currency: CurrencyCode | null;
  points: number;
  amount: number;
};

/** Reads the points that can be used at an instant, by the end and the age of their lots. */
export async function readOutstanding(db: Database, now: Date): Promise<Outstanding> {
  const { endsAt, createdAt, remaining, paidAmount, paidPoints } = pointLots;
  const today = schoolDay(now);
  const endOfDayAfter = (days: number) =>
    sql`${endOfSchoolDay(addDays(today, days)).toISOString()}::timestamptz`;
  const startOfDayBefore = (days: number) =>
    sql`${startOfSchoolDay(addDays(today, -days)).toISOString()}::timestamptz`;
  const buckets = db
    .select({
      end: sql<Row["end"]>`case
        when ${endsAt} is null then 'never'
        when ${endsAt} <= ${endOfDayAfter(30)} then 'within30'
        when ${endsAt} <= ${endOfDayAfter(90)} then 'within90'
        else 'later' end`.as("end_key"),
      age: sql<Row["age"]>`case
        when ${createdAt} >= ${startOfDayBefore(30)} then 'upTo30'
        when ${createdAt} >= ${startOfDayBefore(90)} then 'upTo90'
        when ${createdAt} >= ${startOfDayBefore(365)} then 'upTo365'
        else 'older' end`.as("age_key"),
      currency: pointLots.currency,
      remaining,
      value: sql<number>`${remaining} * ${paidAmount}::float8 / nullif(${paidPoints}, 0)`.as("value"),
    })
    .from(pointLots)
    .where(and(gt(remaining, 0), or(isNull(endsAt), gt(endsAt, now))))
    .as("buckets");
  const rows: Row[] = await db
    .select({
      end: buckets.end,
      age: buckets.age,
      currency: buckets.currency,
      points: sql<number>`sum(${buckets.remaining})::float8`,
      amount: sql<number>`coalesce(sum(${buckets.value}), 0)::float8`,
    })
    .from(buckets)
    .groupBy(buckets.end, buckets.age, buckets.currency);
  return {
    total: sumRows(rows),
    by_end: endKeys.map((key) => ({ key, ...sumRows(rows.filter(({ end }) => end === key)) })),
    by_age: ageKeys.map((key) => ({ key, ...sumRows(rows.filter(({ age }) => age === key)) })),
  };
}

function sumRows(rows: readonly Row[]): OutstandingSum {
  const amounts = new Map<CurrencyCode, number>();
  let [points, unpriced] = [0, 0];
  for (const row of rows) {
    points += row.points;
    if (row.currency === null) unpriced += row.points;
    else amounts.set(row.currency, (amounts.get(row.currency) ?? 0) + row.amount);
  }
  const values = [...amounts].map(([currency, amount]) => ({ currency, amount: Math.round(amount) }));
  return {
    points,
    unpriced,
    values: values.toSorted((one, other) => (one.currency < other.currency ? -1 : 1)),
  };
}
