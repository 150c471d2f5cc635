import { Socket } from "node:net";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, Pool, type PoolClient } from "pg";
import { describeError } from "../log/describe-error";
import { log } from "../log/log";
import { fillPhoneKeys } from "./fill-phone-keys";
import { migrationsFolder } from "./migrations";
import { StartError, type Connection } from "./types";

/** Timeouts of the pool, all in milliseconds. */
export type PoolLimits = {
  /** For a connection, new or from the pool. */
  connectionTimeoutMs: number;
  /** For one statement including its lock waits; PostgreSQL cancels it. */
  statementTimeoutMs: number;
  /** For a lock on a row. */
  lockTimeoutMs: number;
  /** For the next statement of an open transaction; PostgreSQL then ends it and releases its locks. */
  idleInTransactionTimeoutMs: number;
  /** For any byte of a response. Longer than PostgreSQL needs to cancel the statement. */
  silenceTimeoutMs: number;
};

const poolLimits: PoolLimits = {
  connectionTimeoutMs: 10_000,
  statementTimeoutMs: 10_000,
  // Locks are held for milliseconds. Bookings of other classes may wait for two of these (../booking-queue).
  lockTimeoutMs: 2_000,
  idleInTransactionTimeoutMs: 10_000,
  silenceTimeoutMs: 12_000,
};

/** For a restore or a move, whose statements may take any time; 0 is no limit. */
export const longRunningLimits: PoolLimits = { ...poolLimits, silenceTimeoutMs: 0 };

/** Shorter, so that a wrong address fails the start quickly. */
const firstConnectionTimeoutMs = 5_000;
/** Key of the advisory lock for migrations: arbitrary, but the same in every process. */
export const migrationLock = 7_265_001;

/**
 * Migrates a PostgreSQL database, which may take any time, and opens a pool on it.
 * @throws StartError if it cannot be reached.
 */
export async function openPostgres(url: string, limits = poolLimits): Promise<Connection> {
  await migrateOnce(url, limits);
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: limits.connectionTimeoutMs,
    statement_timeout: limits.statementTimeoutMs,
    lock_timeout: limits.lockTimeoutMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionTimeoutMs,
    stream: () => endOnSilence(new Socket(), limits.silenceTimeoutMs),
  });
  replaceLostConnections(pool);
  return { engine: "postgres", db: drizzle(pool), pool, close: () => pool.end() };
}

/**
 * Destroys a connection without traffic for `timeoutMs`. The driver's query_timeout would leave it open, and the pool
 * would give it to the next request with the stuck query still on it.
 */
function endOnSilence(socket: Socket, timeoutMs: number): Socket {
  return socket.setTimeout(timeoutMs, () => socket.destroy(new Error("PostgreSQL is silent")));
}

/** Removes lost connections from the pool, so that they are replaced. */
function replaceLostConnections(pool: Pool): void {
  const activeClients = new Set<PoolClient>();
  pool.on("acquire", (client) => activeClients.add(client));
  pool.on("release", (_error, client) => activeClients.delete(client));
  pool.on("connect", (client) => {
    serializeQueries(client);
    // Without a listener this event ends the process. The running query fails by itself.
    client.on("error", () => undefined);
    // drizzle does not release a connection that is lost at `begin`: the pool would stay smaller.
    client.once("end", () => setImmediate(() => activeClients.has(client) && client.release(true)));
  });
  pool.on("error", (error) => {
    if (!pool.ended) log.error({ error: describeError(error) }, "lost a database connection");
  });
}

/**
 * A connection runs one query at a time. Parts of a previewed page share a transaction and query concurrently
 * (decision 22); the driver's next major version will no longer queue such queries.
 */
function serializeQueries(client: PoolClient): void {
  const runQuery = client.query.bind(client) as (...args: unknown[]) => unknown;
  let previous: Promise<unknown> = Promise.resolve();
  const queuedQuery = (...args: unknown[]) => {
    // Queries of the pool itself pass a callback, each on a connection without other users.
    if (args.some((arg) => typeof arg === "function")) return runQuery(...args);
    const result = previous.then(() => runQuery(...args));
    previous = result.catch(() => undefined);
    return result;
  };
  Object.assign(client, { query: queuedQuery });
}

/** Migrates under a lock: of several starting processes one migrates and the others wait. */
async function migrateOnce(url: string, { connectionTimeoutMs }: PoolLimits): Promise<void> {
  const timeoutMs = Math.min(firstConnectionTimeoutMs, connectionTimeoutMs);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: timeoutMs });
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined);
    throw new StartError(`DATABASE_URL cannot be used: ${reasonOf(error)} (${withoutSecrets(url)}).`, {
      cause: error,
    });
  }
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    const db = drizzle(client);
    await migrate(db, { migrationsFolder: migrationsFolder() });
    await fillPhoneKeys(db);
  } finally {
    // Ending the session releases the lock.
    await client.end();
  }
}

function reasonOf(error: unknown): string {
  // Node combines the failures of several addresses into an AggregateError without a message.
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  return (first instanceof Error ? first.message : String(first)).split("\n", 1)[0] ?? "";
}

/** Returns a database URL's host and name, without credentials. */
export function withoutSecrets(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
