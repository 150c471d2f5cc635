import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { sql } from "drizzle-orm";
import { databasePath } from "../../lib/base/db/data-folder";
import { migrateFolder } from "../../lib/base/db/pglite";
import { createClient, startThread, type DatabaseThread } from "../../lib/base/db/pglite-client";
import { openPostgres } from "../../lib/base/db/postgres";
import type { Connection, Database } from "../../lib/base/db/types";
import { ensureFilledDatabases } from "./filled-databases";
import { createDatabase, type TestDatabase } from "./postgres";

/*
 * One filled database of each engine for all test files of a process, because copying and opening one takes longer than
 * the tests of most files. Rows are reset before each test (saved-rows.ts); a file must remove all other objects that it
 * creates.
 */

export type SharedDatabases = {
  folder?: string;
  thread?: Worker;
  postgres?: TestDatabase & { template?: string };
};

/** Set by testing/setup/environment.mjs; in other environments each test file has its own. */
const shared = ((globalThis as { sharedDatabases?: SharedDatabases }).sharedDatabases ??= {});

/** Opens the shared PGlite database. Closing the connection leaves the database open. */
export async function openSharedPglite(): Promise<Connection> {
  const folder = (shared.folder ??= copyFilledFolder());
  const thread = (shared.thread ??= await startThread({ dataDir: databasePath(folder) }));
  const { lease, release } = leaseThread(thread);
  const connection = await migrateFolder({ folder, client: createClient(lease), unlock: () => undefined });
  return checkSchemaOnClose({ ...connection, close: async () => release() });
}

/** Opens the shared PostgreSQL database, which other processes can open by its `url`. */
export async function openSharedPostgres(): Promise<Connection & { url: string }> {
  const { postgres: template } = ensureFilledDatabases();
  // The copy is dropped with its template, and in watch mode each run has a new template.
  const previous = shared.postgres;
  const database =
    previous && previous.template === template
      ? previous
      : { like: template, ...(await createDatabase(template)) };
  shared.postgres = database;
  return { ...(await checkSchemaOnClose(await openPostgres(database.url))), url: database.url };
}

/** Makes `close` fail if the database then has other schema objects than now. */
async function checkSchemaOnClose({ close, ...connection }: Connection): Promise<Connection> {
  const before = await countSchemaObjects(connection.db);
  return {
    ...connection,
    close: async () => {
      const after = await countSchemaObjects(connection.db);
      await close();
      if (after !== before)
        throw new Error(`The tests of this file changed the schema: ${before} before, ${after} after`);
    },
  };
}

/** Wraps the thread until `release`, so that late queries of one test file do not reach the next file. */
function leaseThread(thread: Worker): { lease: DatabaseThread; release: () => void } {
  let isActive = true;
  const lease = new Proxy(thread, {
    get: (_, name: keyof DatabaseThread) => (isActive ? thread[name].bind(thread) : () => undefined),
  });
  const release = () => {
    isActive = false;
    thread.removeAllListeners("message");
  };
  return { lease, release };
}

function copyFilledFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "yuqiao-shared-"));
  cpSync(databasePath(ensureFilledDatabases().folder), databasePath(folder), { recursive: true });
  return folder;
}

/** Resets the session and counts the schema objects in the database. */
async function countSchemaObjects(db: Database): Promise<string> {
  await db.execute(sql`discard all`);
  const { rows } = (await db.execute(
    sql`select (select count(*) from pg_class) as relations, (select count(*) from pg_proc) as functions,
      (select count(*) from pg_trigger) as triggers, (select count(*) from pg_constraint) as constraints`,
  )) as unknown as { rows: object[] };
  return JSON.stringify(rows[0]);
}
