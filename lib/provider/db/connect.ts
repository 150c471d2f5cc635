import { env } from "../../env";
import { currentPreview } from "../../preview/current";
import type { Connection, Database } from "./types";
import { processState } from "../../process-state";

/* The one place that chooses the engine. */
const connectionSlot = processState<Promise<Connection>>("connection");

/**
 * Opens the database of the environment, or joins its opening: PostgreSQL with DATABASE_URL, else PGlite in
 * DATA_DIR; tables up to date in both.
 * @throws StartError when it cannot be opened; the next call tries again.
 */
export function connect(): Promise<Connection> {
  // The build runs several processes, and its pages must not depend on one machine's data.
  if (process.env.NEXT_PHASE === "phase-production-build") {
    return Promise.reject(new Error("The database is not opened during the build."));
  }
  return (connectionSlot.value ??= open());
}

async function open(): Promise<Connection> {
  const { DATABASE_URL, DATA_DIR } = env();
  try {
    // Each engine's library is loaded where it is used.
    if (DATABASE_URL === undefined) return await (await import("./pglite")).openPglite(DATA_DIR);
    return await (await import("./postgres")).openPostgres(DATABASE_URL);
  } catch (error) {
    connectionSlot.value = undefined;
    throw error;
  }
}

/** The process's database; of a page that is previewed, the transaction that it is made in. */
export async function database(): Promise<Database> {
  return currentPreview()?.db ?? (await connect()).db;
}

/** Makes an already open database the process's own: for tests. */
export function useConnection(connection: Connection): void {
  connectionSlot.value = Promise.resolve(connection);
}

/** Closes the process's database, if it was opened. */
export async function closeDatabase(): Promise<void> {
  const connection = connectionSlot.value;
  connectionSlot.value = undefined;
  if (connection) await (await connection).close();
}
