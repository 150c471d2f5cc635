import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrationLevel } from "../db/migrations";
import { tableNames } from "../db/tables";
import type { Connection, Database } from "../db/types";
import { formatVersion, writeMark, type Contents } from "./format";
import { noLimits, rowsOf } from "./session";

/** Rows that are read, and held, at a time; fewer where each may be as large as a picture. */
const batchSize = (table: string) => (table === "picture_files" ? 10 : 500);

/**
 * A database as a backup (see `format.ts`), as it is at one moment, piece by piece. On PGlite, whose one session it
 * takes, nothing else may ask the database meanwhile.
 */
export async function* dumpDatabase(connection: Connection): AsyncGenerator<string> {
  const client = await connection.pool?.connect();
  const db: Database = client ? drizzle(client) : connection.db;
  try {
    await db.execute(sql`begin isolation level repeatable read read only`);
    await noLimits(db);
    yield writeMark([
      "backup",
      formatVersion,
      { level: await migrationLevel(db), madeAt: new Date().toISOString() },
    ]);
    const contents: Contents = {};
    for (const table of tableNames) {
      contents[table] = 0;
      yield writeMark(["table", table]);
      for await (const rows of batchesOf(db, table)) {
        contents[table] += rows.length;
        yield `${rows.join("\n")}\n`;
      }
    }
    // Sequences know no moments. Read after the rows, they are past every one of them.
    yield* sequences(db);
    yield writeMark(["end", contents]);
  } finally {
    await db.execute(sql`rollback`);
    client?.release();
  }
}

async function* batchesOf(db: Database, table: string): AsyncGenerator<string[]> {
  await db.execute(
    sql`declare backup cursor for select to_jsonb(t)::text as row from ${sql.identifier(table)} as t`,
  );
  for (;;) {
    const rows = await rowsOf<{ row: string }>(db, sql.raw(`fetch ${batchSize(table)} from backup`));
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await db.execute(sql`close backup`);
}

async function* sequences(db: Database): AsyncGenerator<string> {
  for (const table of tableNames) {
    const own = await rowsOf<{ name: string }>(
      db,
      sql`select relname as name from pg_depend join pg_class on pg_class.oid = objid
        where refobjid = to_regclass(quote_ident(${table})) and relkind = 'S' order by 1`,
    );
    for (const { name } of own) {
      const [state] = await rowsOf<{ last: string; used: boolean }>(
        db,
        sql`select last_value::text as last, is_called as used from ${sql.identifier(name)}`,
      );
      if (state) yield writeMark(["sequence", name, state.last, state.used]);
    }
  }
}
