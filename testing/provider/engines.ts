import { useConnection } from "../../lib/provider/db/connect";
import { openPostgres } from "../../lib/provider/db/postgres";
import type { Connection, Database } from "../../lib/provider/db/types";
import { describeIf } from "../here";
import { filled } from "./filled";
import { restoreRows } from "./kept-rows";
import { createDatabase, postgresReachable } from "./postgres";
import { openTemporary } from "./temporary";

/** An open database, and where other processes find it when they may share it. */
type Open = Connection & { url?: string };

async function openOwnPostgres(): Promise<Open> {
  const { url, drop } = await createDatabase(filled().postgres);
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

const engines: { name: string; here: boolean; open: () => Promise<Open> }[] = [
  { name: "PGlite", here: true, open: () => openTemporary(filled().folder) },
  { name: "PostgreSQL", here: postgresReachable, open: openOwnPostgres },
];

/**
 * Runs the tests on each engine, skipping those on one that is not here, on a database of the file's own which every
 * test finds freshly filled with the fixture. It is also the process's own, so that handlers find it.
 */
export function onEachEngine(tests: (db: () => Database, own: () => Open) => void) {
  for (const { name, here, open } of engines) {
    describeIf(here)(`on ${name}`, () => {
      let connection: Open;
      beforeAll(async () => {
        connection = await open();
        useConnection(connection);
      }, 60_000);
      beforeEach(() => restoreRows(connection.db));
      afterAll(() => connection.close());
      tests(
        () => connection.db,
        () => connection,
      );
    });
  }
}
