import { oncePerRun } from "../once-per-run";
import { runChildSync } from "./child";
import { createDatabase, type TestDatabase } from "./postgres";

/** A data folder of PGlite, and the name of a PostgreSQL database if a server is available. */
export type FilledDatabases = { folder: string; postgres?: string };

/**
 * Returns a database of each engine filled with the fixture, as a template to copy. Filling takes up to a second, so it
 * is done once per run, in a child process whose memory is freed on exit.
 * @throws Error outside of a Jest run
 */
export function ensureFilledDatabases(): FilledDatabases {
  return oncePerRun("databases", (folder) => {
    if (!folder) throw new Error("Filled databases exist only in a run with Jest's global setup.");
    const output = runChildSync(`await import("project:testing/provider/fill-databases.ts")`, {
      FOLDER: folder,
    });
    return JSON.parse(output) as FilledDatabases;
  });
}

/** Creates a PostgreSQL database with today's schema and the fixture by copying, which takes less than migrating. */
export function createFilledDatabase(): Promise<TestDatabase> {
  return createDatabase(ensureFilledDatabases().postgres);
}
