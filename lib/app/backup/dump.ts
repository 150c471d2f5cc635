import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrationLevel } from "../../base/db/migrations";
import { tableNames } from "../all-tables";
import type { Connection, Database } from "../../base/db/types";
import { formatVersion, formatMarker, type RowCounts } from "./format";
import { disableTimeouts, queryRows } from "./session";

/** Tables of uploaded files, whose rows are large. */
const fileTables = ["picture_files", "pronunciation_recordings"];
/** Rows read into memory at a time. */
const batchSize = (table: string) => (fileTables.includes(table) ? 10 : 500);

/**
 * Streams a database in the backup format (see `format.ts`), as one consistent snapshot. On PGlite, which has a single
 * session, no other query may run meanwhile.
 */
export async function* dumpDatabase(connection: Connection, madeAt = new Date()): AsyncGenerator<string> {
  const client = await connection.pool?.connect();
  const db: Database = client ? drizzle(client) : connection.db;
  try {
    await db.execute(sql`begin isolation level repeatable read read only`);
    await disableTimeouts(db);
    yield formatMarker([
      "backup",
      formatVersion,
      { level: await migrationLevel(db), madeAt: madeAt.toISOString() },
    ]);
    const contents: RowCounts = {};
    for (const table of tableNames) {
      contents[table] = 0;
      yield formatMarker(["table", table]);
      for await (const rows of readBatches(db, table)) {
        contents[table] += rows.length;
        yield `${rows.join("\n")}\n`;
      }
    }
    // Sequences are not transactional. Read after the rows, their values cover every row.
    yield* dumpSequences(db);
    yield formatMarker(["end", contents]);
  } finally {
    await db.execute(sql`rollback`);
    client?.release();
  }
}

async function* readBatches(db: Database, table: string): AsyncGenerator<string[]> {
  await db.execute(
    sql`declare backup cursor for select to_jsonb(t)::text as row from ${sql.identifier(table)} as t`,
  );
  for (;;) {
    const rows = await queryRows<{ row: string }>(db, sql.raw(`fetch ${batchSize(table)} from backup`));
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await db.execute(sql`close backup`);
}

async function* dumpSequences(db: Database): AsyncGenerator<string> {
  for (const table of tableNames) {
    const ownedSequences = await queryRows<{ name: string }>(
      db,
      sql`select relname as name from pg_depend join pg_class on pg_class.oid = objid
        where refobjid = to_regclass(quote_ident(${table})) and relkind = 'S' order by 1`,
    );
    for (const { name } of ownedSequences) {
      const [state] = await queryRows<{ last: string; used: boolean }>(
        db,
        sql`select last_value::text as last, is_called as used from ${sql.identifier(name)}`,
      );
      if (state) yield formatMarker(["sequence", name, state.last, state.used]);
    }
  }
}
