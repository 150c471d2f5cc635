import { getTableName, sql } from "drizzle-orm";
import { useConnection } from "../db/connect";
import { openPglite } from "../db/pglite";
import { openPostgres } from "../db/postgres";
import { tables } from "../db/tables";
import type { Connection, Database } from "../db/types";
import { seedIfEmpty } from "../seed/seed";
import { fixture, now } from "./fixture";
import { createDatabase, postgresReachable } from "./postgres";

/** An open database, and where other processes find it when they may share it. */
type Open = Connection & { url?: string };

async function openOwnPostgres(): Promise<Open> {
  const { url, drop } = await createDatabase();
  const connection = await openPostgres(url);
  return {
    ...connection,
    url,
    close: async () => {
      await connection.close();
      await drop();
    },
  };
}

const engines: { name: string; open: () => Promise<Open> }[] = [
  { name: "PGlite", open: () => openPglite() },
  ...(postgresReachable ? [{ name: "PostgreSQL", open: openOwnPostgres }] : []),
];

/** Takes every row out. */
export async function empty(db: Database): Promise<void> {
  await db.execute(sql.raw(`truncate ${tables.map(getTableName).join(", ")} restart identity cascade`));
}

async function reset(db: Database): Promise<void> {
  await empty(db);
  await seedIfEmpty(db, fixture, now);
}

/**
 * Runs the tests on each engine that is there, on a database of the file's own which every test finds freshly
 * filled with the fixture. It is also the process's own, so that handlers find it.
 */
export function onEachEngine(tests: (db: () => Database, own: () => Open) => void) {
  describe.each(engines)("on $name", ({ open }) => {
    let connection: Open;
    beforeAll(async () => {
      connection = await open();
      useConnection(connection);
    }, 60_000);
    beforeEach(() => reset(connection.db));
    afterAll(() => connection.close());
    tests(
      () => connection.db,
      () => connection,
    );
  });
}
