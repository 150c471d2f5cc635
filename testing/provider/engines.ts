import { useConnection } from "../../lib/base/db/connect";
import type { Connection, Database } from "../../lib/base/db/types";
import { describeIf } from "../external-server";
import { openSharedPglite, openSharedPostgres } from "./shared-databases";
import { restoreRows } from "./saved-rows";
import { postgresReachable } from "./postgres";

/** An open database, and its URL if other processes can share it. */
type OpenDatabase = Connection & { url?: string };

const engines: { name: string; isAvailable: boolean; open: () => Promise<OpenDatabase> }[] = [
  { name: "PGlite", isAvailable: true, open: openSharedPglite },
  { name: "PostgreSQL", isAvailable: postgresReachable, open: openSharedPostgres },
];

/**
 * Defines the tests for each database engine; those of an unavailable engine are skipped. The database is reset to the
 * fixture before each test and is the one that handlers in this process use.
 */
export function describeEachEngine(defineTests: (db: () => Database, own: () => OpenDatabase) => void) {
  for (const { name, isAvailable: here, open } of engines) {
    describeIf(here)(`on ${name}`, () => {
      let connection: OpenDatabase;
      beforeAll(async () => {
        connection = await open();
        useConnection(connection);
      }, 60_000);
      beforeEach(() => restoreRows(connection.db));
      afterAll(() => connection.close());
      defineTests(
        () => connection.db,
        () => connection,
      );
    });
  }
}
