import { getTableName, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { tables } from "../../lib/provider/db/tables";
import type { Database } from "../../lib/provider/db/types";

/*
 * A database as it was, before each test: in one statement, a few milliseconds. `truncate` makes the files of every table
 * and index anew, and seeding asks some forty times; both together took half a second a test.
 */

/** Tables after those that their rows refer to. */
function parentsFirst(): string[] {
  const order = new Set<PgTable>();
  const visit = (table: PgTable) => {
    for (const key of getTableConfig(table).foreignKeys) {
      const { foreignTable } = key.reference();
      if (foreignTable !== table && !order.has(foreignTable)) visit(foreignTable);
    }
    order.add(table);
  };
  for (const table of tables) visit(table);
  return [...order].map(getTableName);
}

const names = parentsFirst();
const deleteAll = names.toReversed().map((name) => `delete from ${name};`);
const inOneStatement = (db: Database, lines: string[]) =>
  db.execute(sql.raw(`do $$ begin ${lines.join(" ")} end $$`));

/** Takes every row out; ids begin at 1 again. */
export async function empty(db: Database): Promise<void> {
  const restart =
    "perform setval(format('%I', sequencename)::regclass, 1, false) from pg_sequences where schemaname = 'public';";
  await inOneStatement(db, [...deleteAll, restart]);
}

/** Keeps the rows of now, in a schema of their own, for `restoreRows`. */
export async function keepRows(db: Database): Promise<void> {
  await inOneStatement(db, [
    "create schema kept;",
    ...names.map((name) => `create table kept.${name} as table public.${name};`),
    "create table kept.ids as select sequencename as name, last_value as last from pg_sequences where schemaname = 'public';",
  ]);
}

/** Puts the kept rows in place of those that are there, and the next ids with them. */
export async function restoreRows(db: Database): Promise<void> {
  await inOneStatement(db, [
    ...deleteAll,
    ...names.map((name) => `insert into ${name} overriding system value table kept.${name};`),
    "perform setval(format('%I', name)::regclass, coalesce(last, 1), last is not null) from kept.ids;",
  ]);
}
