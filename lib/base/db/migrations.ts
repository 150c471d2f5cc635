import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { StartError, type Database } from "./types";

/* The level of a migration is the timestamp that drizzle records for it, in milliseconds since 1970. */

/** Path of the migrations. The server code is bundled elsewhere, but always started in the project's folder. */
export const migrationsFolder = () => join(process.cwd(), "lib/base/db/migrations");

/** Returns the level of the last applied migration. */
export async function migrationLevel(db: Database): Promise<number> {
  const { rows } = (await db.execute(
    sql`select max(created_at)::text as level from drizzle.__drizzle_migrations`,
  )) as { rows: { level: string | null }[] };
  return Number(rows[0]?.level ?? 0);
}

/**
 * Rebuilds empty tables at the level of an older site, inside a transaction.
 * @param tableNames every table of the current schema
 * @throws StartError for an unknown level
 */
export async function rebuildTablesAt(tx: Database, level: number, tableNames: string[]): Promise<void> {
  if (
    !readMigrationFiles({ migrationsFolder: migrationsFolder() }).some(
      (migration) => migration.folderMillis === level,
    )
  ) {
    throw new StartError("it was made by a newer version of this site; update the site first");
  }
  if ((await migrationLevel(tx)) === level) return;
  await tx.execute(sql.raw(`drop table ${tableNames.map((name) => `"${name}"`).join(", ")} cascade`));
  await tx.execute(sql`delete from drizzle.__drizzle_migrations`);
  await applyMigrations(tx, level);
}

/**
 * Applies missing migrations up to a level, inside the caller's transaction, which drizzle's migrator cannot do.
 */
export async function applyMigrations(tx: Database, upTo = Infinity): Promise<void> {
  const from = await migrationLevel(tx);
  for (const migration of readMigrationFiles({ migrationsFolder: migrationsFolder() })) {
    if (migration.folderMillis <= from || migration.folderMillis > upTo) continue;
    for (const statement of migration.sql) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
    );
  }
}
