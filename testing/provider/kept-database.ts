import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { sql } from "drizzle-orm";
import { databasePath } from "../../lib/provider/db/data-folder";
import { migrateFolder } from "../../lib/provider/db/pglite";
import { createClient, startThread, type DatabaseThread } from "../../lib/provider/db/pglite-client";
import { openPostgres } from "../../lib/provider/db/postgres";
import type { Connection, Database } from "../../lib/provider/db/types";
import { filled } from "./filled";
import { createDatabase, type TestDatabase } from "./postgres";

/*
 * One filled database of each engine for all test files of a process: to copy and open one takes longer than the tests
 * of most files. Rows are put back before each test (kept-rows.ts); whatever else a file makes, it takes away again.
 */

export type Kept = { folder?: string; thread?: Worker; postgres?: TestDatabase & { like?: string } };

/** Of testing/setup/environment.mjs; in another environment a file keeps it for itself. */
const kept = ((globalThis as { keptByProcess?: Kept }).keptByProcess ??= {});

/** Opens PGlite's, to be closed as if it were the file's own. */
export async function openKeptPglite(): Promise<Connection> {
  const folder = (kept.folder ??= copyFilled());
  const thread = (kept.thread ??= await startThread({ dataDir: databasePath(folder) }));
  const { share, leave } = shareOf(thread);
  const connection = await migrateFolder({ folder, client: createClient(share), unlock: () => undefined });
  return asItWas({ ...connection, close: async () => leave() });
}

/** Opens PostgreSQL's, to be closed as if it were the file's own. Other processes find it at `url`. */
export async function openKeptPostgres(): Promise<Connection & { url: string }> {
  const { postgres: like } = filled();
  // Taken away with the one it is a copy of: where tests are watched, each run has another.
  const known = kept.postgres;
  const own = known && known.like === like ? known : { like, ...(await createDatabase(like)) };
  kept.postgres = own;
  return { ...(await asItWas(await openPostgres(own.url))), url: own.url };
}

/** The connection, whose end is an error where the database then holds other things than now. */
async function asItWas({ close, ...connection }: Connection): Promise<Connection> {
  const found = await objectsOf(connection.db);
  return {
    ...connection,
    close: async () => {
      const left = await objectsOf(connection.db);
      await close();
      if (left !== found)
        throw new Error(`The tests of this file leave ${left} in the database, not ${found}.`);
    },
  };
}

/** The thread, until it is left: what a file asks late must not be answered to the next one. */
function shareOf(thread: Worker): { share: DatabaseThread; leave: () => void } {
  let mine = true;
  const share = new Proxy(thread, {
    get: (_, name: keyof DatabaseThread) => (mine ? thread[name].bind(thread) : () => undefined),
  });
  const leave = () => {
    mine = false;
    thread.removeAllListeners("message");
  };
  return { share, leave };
}

function copyFilled(): string {
  const folder = mkdtempSync(join(tmpdir(), "yuqiao-kept-"));
  cpSync(databasePath(filled().folder), databasePath(folder), { recursive: true });
  return folder;
}

/** What is in the database beside rows, counted; nothing of the session stays. */
async function objectsOf(db: Database): Promise<string> {
  await db.execute(sql`discard all`);
  const { rows } = (await db.execute(
    sql`select (select count(*) from pg_class) as relations, (select count(*) from pg_proc) as functions,
      (select count(*) from pg_trigger) as triggers, (select count(*) from pg_constraint) as constraints`,
  )) as unknown as { rows: object[] };
  return JSON.stringify(rows[0]);
}
