import { sql } from "drizzle-orm";
import type { Database } from "../db/types";
import { queryRows } from "./session";

export type ForeignKey = { table: string; name: string; definition: string };

/** Drops all foreign keys, so that rows may be inserted in any order. @returns them for `addForeignKeys`. */
export async function dropForeignKeys(tx: Database): Promise<ForeignKey[]> {
  const keys = await queryRows<ForeignKey>(
    tx,
    sql`select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  for (const { table, name } of keys)
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  return keys;
}

/** Adds the foreign keys again; PostgreSQL checks every row against them. */
export async function addForeignKeys(tx: Database, keys: ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys) {
    await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
  }
}
