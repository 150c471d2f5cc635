import { sql } from "drizzle-orm";
import type { Database } from "./types";

/**
 * Looks again at tables of which much has changed, so that queries go by the right index. A PostgreSQL does so by
 * itself (autovacuum, whose rule this is); PGlite, one process without helpers, does not. Of 100,000 leads it takes
 * a third of a second, and then not again before a tenth of them is new.
 */
export async function analyzeChanged(db: Database): Promise<string[]> {
  // What this connection has done is counted a second later, unless asked for.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = (await db.execute(sql`
    select relname as name from pg_stat_user_tables
    where schemaname = 'public' and n_mod_since_analyze > 50 + 0.1 * n_live_tup`)) as {
    rows: { name: string }[];
  };
  for (const { name } of rows) await db.execute(sql`analyze ${sql.identifier(name)}`);
  return rows.map(({ name }) => name);
}
