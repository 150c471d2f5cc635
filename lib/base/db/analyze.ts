import { sql } from "drizzle-orm";
import type { Database } from "./types";

/**
 * Analyzes tables with many changes, so that the planner chooses the right index. PostgreSQL does this itself
 * (autovacuum, whose threshold this is); PGlite has no background workers. 100,000 leads take a third of a second,
 * repeated after a tenth of them changed. @returns the names of the analyzed tables.
 */
export async function analyzeChangedTables(db: Database): Promise<string[]> {
  // Statistics of this connection are otherwise flushed a second later.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = (await db.execute(sql`
    select relname as name from pg_stat_user_tables
    where schemaname = 'public' and n_mod_since_analyze > 50 + 0.1 * n_live_tup`)) as {
    rows: { name: string }[];
  };
  for (const { name } of rows) await db.execute(sql`analyze ${sql.identifier(name)}`);
  return rows.map(({ name }) => name);
}
