import { sql } from "drizzle-orm";
import { findBrokenInvariants } from "../db/invariants";
import { fillPhoneKeys } from "../db/fill-phone-keys";
import { applyMigrations, rebuildTablesAt } from "../db/migrations";
import { migrationLock } from "../db/postgres";
import { tableNames } from "../db/tables";
import { StartError, type Database } from "../db/types";
import { isRow, parseMarker, type RowCounts } from "./format";
import { addForeignKeys, dropForeignKeys, type ForeignKey } from "./foreign-keys";
import { insertRows } from "./insert-rows";
import { disableTimeouts, queryRows } from "./session";

/** Rows per insert, and a limit of their total characters, since a row may hold a picture. */
const batchSize = 500;
const batchCharacters = 8 * 1024 * 1024;

/**
 * Loads a backup into a migrated database without rows, in one transaction. The tables are first rebuilt at the
 * backup's migration level, filled, and then migrated to the current level like those of an updated site.
 * @returns the row counts by table, as the backup states them.
 * @throws StartError if the database holds rows; Error if the backup is incomplete or inconsistent.
 */
export async function loadBackup(db: Database, lines: AsyncIterable<string>): Promise<RowCounts> {
  return db.transaction(async (tx) => {
    await disableTimeouts(tx);
    // Sites that start meanwhile wait on this lock before they look at the tables.
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock}::bigint)`);
    await requireEmpty(tx);
    const rowCounts = await insertBackup(tx, lines);
    await applyMigrations(tx);
    await fillPhoneKeys(tx);
    const [broken] = await findBrokenInvariants(tx);
    if (broken) throw new Error(`it is inconsistent: ${broken}`);
    return rowCounts;
  });
}

async function requireEmpty(tx: Database): Promise<void> {
  for (const table of tableNames) {
    const [one] = await queryRows(tx, sql`select 1 from ${sql.identifier(table)} limit 1`);
    if (one) throw new StartError(`The database holds data already, in the table ${table}.`);
  }
}

async function insertBackup(tx: Database, lines: AsyncIterable<string>): Promise<RowCounts> {
  const contents: RowCounts = {};
  let foreignKeys: ForeignKey[] | undefined;
  let [table, expected]: [string?, RowCounts?] = [];
  let rows: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (rows.length > 0) await insertRows(tx, table, rows);
    rows = [];
    characters = 0;
  };
  for await (const line of lines) {
    if (expected) throw new Error("it continues after its end");
    if (foreignKeys && isRow(line)) {
      contents[table ?? ""] = (contents[table ?? ""] ?? 0) + 1;
      characters += line.length;
      if (rows.push(line) === batchSize || characters > batchCharacters) await flush();
      continue;
    }
    await flush();
    const mark = parseMarker(line);
    if (!foreignKeys) {
      if (mark[0] !== "backup") break;
      await rebuildTablesAt(tx, mark[2].level);
      foreignKeys = await dropForeignKeys(tx);
    } else if (mark[0] === "table") {
      table = mark[1];
      contents[table] = 0;
    } else if (mark[0] === "sequence") {
      await tx.execute(sql`select setval(quote_ident(${mark[1]})::regclass, ${mark[2]}::bigint, ${mark[3]})`);
    } else if (mark[0] === "end") expected = mark[1];
  }
  if (!foreignKeys) throw new Error("it does not start like a backup");
  if (!expected) throw new Error("it is cut off");
  const mismatch = Object.keys({ ...expected, ...contents }).find(
    (name) => expected?.[name] !== contents[name],
  );
  if (mismatch) throw new Error(`rows of ${mismatch} are missing`);
  await addForeignKeys(tx, foreignKeys);
  return contents;
}
