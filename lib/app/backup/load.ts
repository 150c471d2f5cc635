import { sql } from "drizzle-orm";
import { findBrokenInvariants } from "../../base/db/invariants";
import { fillPhoneKeys } from "../../base/db/fill-phone-keys";
import { applyMigrations, rebuildTablesAt } from "../../base/db/migrations";
import { migrationLock } from "../../base/db/postgres";
import { tableNames } from "../all-tables";
import { StartError, type Database } from "../../base/db/types";
import { isRow, parseMarker, type RowCounts } from "./format";
import { recordBackup } from "../today/last-backup";
import { disableTimeouts, queryRows } from "./session";

/** Rows per insert, and a limit of their total characters, since a row may hold a picture. */
const batchSize = 500;
const batchCharacters = 8 * 1024 * 1024;

/** Where rows come from: a backup, or another database of the site that `move` copies. */
type RowSource = "backup" | "database";

/**
 * Loads a backup into a migrated database without rows, in one transaction. The tables are first rebuilt at the
 * backup's migration level, filled, and then migrated to the current level like those of an updated site. The desk then
 * shows the date of the backup as that of the last one, since later ones are not of these data.
 * @returns the row counts by table, as the backup states them.
 * @throws StartError if the database holds rows; Error if the backup is incomplete or inconsistent.
 */
export async function loadBackup(
  db: Database,
  lines: AsyncIterable<string>,
  source: RowSource = "backup",
): Promise<RowCounts> {
  return db.transaction(async (tx) => {
    await disableTimeouts(tx);
    // Sites that start meanwhile wait on this lock before they look at the tables.
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock}::bigint)`);
    await requireEmpty(tx);
    const { contents, madeAt } = await insertBackup(tx, lines);
    await applyMigrations(tx);
    await fillPhoneKeys(tx);
    if (source === "backup") await recordBackup(tx, madeAt);
    const [broken] = await findBrokenInvariants(tx);
    if (broken) throw new Error(`it is inconsistent: ${broken}`);
    return contents;
  });
}

async function requireEmpty(tx: Database): Promise<void> {
  for (const table of tableNames) {
    const [one] = await queryRows(tx, sql`select 1 from ${sql.identifier(table)} limit 1`);
    if (one) throw new StartError(`The database holds data already, in the table ${table}.`);
  }
}

type InsertedBackup = { contents: RowCounts; madeAt: Date };

async function insertBackup(tx: Database, lines: AsyncIterable<string>): Promise<InsertedBackup> {
  const contents: RowCounts = {};
  let madeAt: Date | undefined;
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
      madeAt = new Date(mark[2].madeAt);
      await rebuildTablesAt(tx, mark[2].level, tableNames);
      foreignKeys = await dropForeignKeys(tx);
    } else if (mark[0] === "table") {
      table = mark[1];
      contents[table] = 0;
    } else if (mark[0] === "sequence") {
      await tx.execute(sql`select setval(quote_ident(${mark[1]})::regclass, ${mark[2]}::bigint, ${mark[3]})`);
    } else if (mark[0] === "end") expected = mark[1];
  }
  if (!foreignKeys || !madeAt) throw new Error("it does not start like a backup");
  if (!expected) throw new Error("it is cut off");
  const mismatch = Object.keys({ ...expected, ...contents }).find(
    (name) => expected?.[name] !== contents[name],
  );
  if (mismatch) throw new Error(`rows of ${mismatch} are missing`);
  await addForeignKeys(tx, foreignKeys);
  return { contents, madeAt };
}

type ForeignKey = { table: string; name: string; definition: string };

/** Drops all foreign keys, so that rows may be inserted in any order. @returns them for `addForeignKeys`. */
async function dropForeignKeys(tx: Database): Promise<ForeignKey[]> {
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
async function addForeignKeys(tx: Database, keys: ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys) {
    await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
  }
}

/** Inserts rows, each a JSON object, with their existing ids. @throws Error if there is no such table. */
async function insertRows(tx: Database, table: string | undefined, rows: string[]): Promise<void> {
  const [tableInfo] = await queryRows<{ columns: string | null }>(
    tx,
    sql`select string_agg(quote_ident(attname), ', ' order by attnum) as columns
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relname = ${table ?? ""} and relkind = 'r' and relnamespace = current_schema()::regnamespace
        and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  if (!tableInfo?.columns)
    throw new Error(`it holds rows of ${table ?? "no table"}, which is not a table of its version`);
  const [name, columns] = [sql.identifier(table ?? ""), sql.raw(tableInfo.columns)];
  await tx.execute(
    sql`insert into ${name} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${name}, ${`[${rows.join(",")}]`}::jsonb)`,
  );
}
