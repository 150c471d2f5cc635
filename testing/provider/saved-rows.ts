import { getTableName, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { tables } from "../../lib/app/all-tables";
import type { Database } from "../../lib/base/db/types";

/*
 * Resets the database before each test with a single statement in a few milliseconds. `truncate` and seeding take half a
 * second: the former recreates the files of all tables and indexes, the latter makes about forty queries.
 */

/** Returns table names, referenced tables first. */
function sortTablesByReference(): string[] {
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

const tableNames = sortTablesByReference();
const deleteAll = tableNames.toReversed().map((name) => `delete from ${name};`);
const executeStatements = (db: Database, statements: string[]) =>
  db.execute(sql.raw(`do $$ begin ${statements.join(" ")} end $$`));

/** Skips triggers, which check each foreign key, until the transaction ends. Only superusers may do so. */
const skipTriggers =
  "if (select rolsuper from pg_roles where rolname = current_user) then set local session_replication_role = replica; end if;";

/** Deletes all rows and restarts ids at 1. */
export async function deleteAllRows(db: Database): Promise<void> {
  const resetSequences =
    "perform setval(format('%I', sequencename)::regclass, 1, false) from pg_sequences where schemaname = 'public';";
  await executeStatements(db, [skipTriggers, ...deleteAll, resetSequences]);
}

/**
 * Copies all rows to a separate schema, with a function for `restoreRows`. A session plans a function's statements once;
 * sent as text, they would be planned for each test, which takes a built-in database a third of a second on a busy machine.
 */
export async function saveRows(db: Database): Promise<void> {
  await executeStatements(db, [
    "create schema saved;",
    ...tableNames.map((name) => `create table saved.${name} as table public.${name};`),
    "create table saved.ids as select sequencename as name, last_value as last from pg_sequences where schemaname = 'public';",
  ]);
  const restoreStatements = [
    skipTriggers,
    ...deleteAll,
    ...tableNames.map((name) => `insert into ${name} overriding system value table saved.${name};`),
    "perform setval(format('%I', name)::regclass, coalesce(last, 1), last is not null) from saved.ids;",
  ];
  await db.execute(
    sql.raw(
      `create function saved.restore() returns void language plpgsql as $$ begin ${restoreStatements.join(" ")} end $$`,
    ),
  );
}

/** Replaces all rows and the next ids by the saved ones. */
export async function restoreRows(db: Database): Promise<void> {
  await db.execute(sql`select saved.restore()`);
}
