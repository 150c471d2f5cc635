import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** An instant in a query. */
export const instantValue = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** Counts, for each of some columns, how many of its instants have passed: it changes when a period starts or ends. */
export const countPassed = (now: Date, ...columns: PgColumn[]): SQL =>
  sql.join(
    columns.map(
      (column) => sql`(select count(*) from ${column.table} where ${column} <= ${instantValue(now)})`,
    ),
    sql`, `,
  );

type Period = { id: number; activeFrom: string | null; activeUntil: string | null };

/** Shows the previewed one of some records whatever its dates. */
export const showWhenever = <One extends Period>(records: One[], edited: { id: number } | undefined): One[] =>
  records.map((one) => (one.id === edited?.id ? { ...one, activeFrom: null, activeUntil: null } : one));
