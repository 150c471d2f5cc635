import { useConnection } from "../../lib/provider/db/connect";
import type { Connection, Database } from "../../lib/provider/db/types";
import { describeIf } from "../here";
import { openKeptPglite, openKeptPostgres } from "./kept-database";
import { restoreRows } from "./kept-rows";
import { postgresReachable } from "./postgres";

/** An open database, and where other processes find it when they may share it. */
type Open = Connection & { url?: string };

const engines: { name: string; here: boolean; open: () => Promise<Open> }[] = [
  { name: "PGlite", here: true, open: openKeptPglite },
  { name: "PostgreSQL", here: postgresReachable, open: openKeptPostgres },
];

/**
 * Runs the tests on each engine, skipping those on one that is not here, on a database that every test finds freshly
 * filled with the fixture. It is also the process's own, so that handlers find it.
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
