import { env } from "../env";
import { currentPreview } from "./preview-context";
import type { Connection, Database } from "./types";
import { processState } from "../process-state";

/* The only module that chooses the engine. */
const connectionSlot = processState<Promise<Connection>>("connection");

/**
 * Opens the configured database, or returns the pending or open connection: PostgreSQL with DATABASE_URL, else PGlite
 * in DATA_DIR. Both are migrated.
 * @throws StartError if it cannot be opened; the next call tries again.
 */
export function connect(): Promise<Connection> {
  // The build runs several processes, and its pages must not depend on one machine's data.
  if (process.env.NEXT_PHASE === "phase-production-build") {
    return Promise.reject(new Error("The database is not opened during the build."));
  }
  return (connectionSlot.value ??= openConfigured());
}

async function openConfigured(): Promise<Connection> {
  const { DATABASE_URL, DATA_DIR } = env();
  try {
    // Each engine's library is loaded on demand.
    if (DATABASE_URL === undefined) return await (await import("./pglite")).openPglite(DATA_DIR);
    return await (await import("./postgres")).openPostgres(DATABASE_URL);
  } catch (error) {
    connectionSlot.value = undefined;
    throw error;
  }
}

/** Returns the process's database, or the transaction of the current preview. */
export async function database(): Promise<Database> {
  return currentPreview()?.db ?? (await connect()).db;
}

/** Sets the process's connection, for tests. */
export function useConnection(connection: Connection): void {
  connectionSlot.value = Promise.resolve(connection);
}

/** Closes the process's database, if it was opened. */
export async function closeDatabase(): Promise<void> {
  const connection = connectionSlot.value;
  connectionSlot.value = undefined;
  if (connection) await (await connection).close();
}
