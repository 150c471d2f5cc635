import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { useConnection } from "../db/connect";
import { openPglite } from "../db/pglite";
import { openPostgres } from "../db/postgres";
import * as schema from "../db/schema";
import type { Connection, Database } from "../db/types";
import { seedIfEmpty } from "../seed/seed";
import { fixture, now } from "./fixture";
import { createDatabase, postgresReachable } from "./postgres";

async function openOwnPostgres(): Promise<Connection> {
  const { url, drop } = await createDatabase();
  const connection = await openPostgres(url);
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await drop();
    },
  };
}

const engines = [
  { name: "PGlite", open: () => openPglite() },
  ...(postgresReachable ? [{ name: "PostgreSQL", open: openOwnPostgres }] : []),
];

const names = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableName(table));

/** Takes every row out. */
export async function empty(db: Database): Promise<void> {
  await db.execute(sql.raw(`truncate ${names.join(", ")} restart identity cascade`));
}

async function reset(db: Database): Promise<void> {
  await empty(db);
  await seedIfEmpty(db, fixture, now);
}

/**
 * Runs the tests on each engine that is there, on a database of the file's own which every test finds freshly
 * filled with the fixture. It is also the process's own, so that handlers find it.
 */
export function onEachEngine(tests: (db: () => Database) => void) {
  describe.each(engines)("on $name", ({ open }) => {
    let connection: Connection;
    beforeAll(async () => {
      connection = await open();
      useConnection(connection);
    }, 60_000);
    beforeEach(() => reset(connection.db));
    afterAll(() => connection.close());
    tests(() => connection.db);
  });
}
