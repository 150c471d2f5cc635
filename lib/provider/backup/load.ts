import { sql } from "drizzle-orm";
import { brokenInvariants } from "../db/invariants";
import { keyPhones } from "../db/key-phones";
import { applyMigrations, rebuildAt } from "../db/migrations";
import { migrationLock } from "../db/postgres";
import { tableNames } from "../db/tables";
import { StartError, type Database } from "../db/types";
import { isRow, readMark, type Contents } from "./format";
import { addForeignKeys, dropForeignKeys, type ForeignKey } from "./foreign-keys";
import { insertRows } from "./insert-rows";
import { noLimits, rowsOf } from "./session";

/** Rows per insert, and a limit of their total characters, since a row may hold a picture. */
const batchSize = 500;
const batchCharacters = 8 * 1024 * 1024;

/**
 * Loads a backup into a migrated database without rows, in one transaction. The tables are first rebuilt at the
 * backup's migration level, filled, and then migrated to the current level like those of an updated site.
 * @returns the row counts by table, as the backup states them.
 * @throws StartError if the database holds rows; Error if the backup is incomplete or inconsistent.
 */
export async function loadBackup(db: Database, lines: AsyncIterable<string>): Promise<Contents> {
  return db.transaction(async (tx) => {
    await noLimits(tx);
    // Sites that start meanwhile wait on this lock before they look at the tables.
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock}::bigint)`);
    await refuseRows(tx);
    const told = await fill(tx, lines);
    await applyMigrations(tx);
    await keyPhones(tx);
    const [broken] = await brokenInvariants(tx);
    if (broken) throw new Error(`it is inconsistent: ${broken}`);
    return told;
  });
}

async function refuseRows(tx: Database): Promise<void> {
  for (const table of tableNames) {
    const [one] = await rowsOf(tx, sql`select 1 from ${sql.identifier(table)} limit 1`);
    if (one) throw new StartError(`The database holds data already, in the table ${table}.`);
  }
}

async function fill(tx: Database, lines: AsyncIterable<string>): Promise<Contents> {
  const contents: Contents = {};
  let foreignKeys: ForeignKey[] | undefined;
  let [table, told]: [string?, Contents?] = [];
  let rows: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (rows.length > 0) await insertRows(tx, table, rows);
    rows = [];
    characters = 0;
  };
  for await (const line of lines) {
    if (told) throw new Error("it continues after its end");
    if (foreignKeys && isRow(line)) {
      contents[table ?? ""] = (contents[table ?? ""] ?? 0) + 1;
      characters += line.length;
      if (rows.push(line) === batchSize || characters > batchCharacters) await flush();
      continue;
    }
    await flush();
    const mark = readMark(line);
    if (!foreignKeys) {
      if (mark[0] !== "backup") break;
      await rebuildAt(tx, mark[2].level);
      foreignKeys = await dropForeignKeys(tx);
    } else if (mark[0] === "table") {
      table = mark[1];
      contents[table] = 0;
    } else if (mark[0] === "sequence") {
      await tx.execute(sql`select setval(quote_ident(${mark[1]})::regclass, ${mark[2]}::bigint, ${mark[3]})`);
    } else if (mark[0] === "end") told = mark[1];
  }
  if (!foreignKeys) throw new Error("it does not start like a backup");
  if (!told) throw new Error("it is cut off");
  const lost = Object.keys({ ...told, ...contents }).find((name) => told?.[name] !== contents[name]);
  if (lost) throw new Error(`rows of ${lost} are missing`);
  await addForeignKeys(tx, foreignKeys);
  return contents;
}
