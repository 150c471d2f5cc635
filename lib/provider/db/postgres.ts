import { Socket } from "node:net";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, Pool, type PoolClient } from "pg";
import { describeError } from "../../log/describe-error";
import { log } from "../../log/log";
import { keyPhones } from "./key-phones";
import { migrationsFolder } from "./migrations-folder";
import { StartError, type Connection } from "./types";

/** How long the pool waits for PostgreSQL, all in milliseconds. */
export type PoolLimits = {
  /** For a connection, be it a new one or one that others still use. */
  connectionTimeoutMs: number;
  /** For one statement, its waits included: PostgreSQL itself ends it. */
  statementTimeoutMs: number;
  /** For a row that somebody else has locked. */
  lockTimeoutMs: number;
  /** For the next statement of a transaction that is open; its locks go with it. */
  idleInTransactionTimeoutMs: number;
  /** For any byte while an answer is due: longer than PostgreSQL itself would take to end the statement. */
  silenceTimeoutMs: number;
};

const poolLimits: PoolLimits = {
  connectionTimeoutMs: 10_000,
  statementTimeoutMs: 10_000,
  // A lock is held for milliseconds. Bookings of other classes may wait for two of these (../turns).
  lockTimeoutMs: 2_000,
  idleInTransactionTimeoutMs: 10_000,
  silenceTimeoutMs: 12_000,
};

/** For a restore or a move, whose statements take as long as they take; 0 is no limit. */
export const unhurried: PoolLimits = { ...poolLimits, silenceTimeoutMs: 0 };

/** A wrong address should stop the start soon. */
const firstConnectionTimeoutMs = 5_000;
/** Any number; it only has to be the same in every process that migrates. */
export const migrationLock = 7_265_001;

/**
 * Opens a pool on PostgreSQL, after bringing its tables up to date; that may take as long as it takes.
 * @throws StartError when it cannot be reached.
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
  replaceLost(pool);
  return { engine: "postgres", db: drizzle(pool), pool, close: () => pool.end() };
}

/**
 * Ends a connection on which nothing came or went for so long. The driver's own limit (query_timeout) would leave it
 * open, and the pool would hand it to the next request with the stuck query still on it.
 */
function endOnSilence(socket: Socket, timeoutMs: number): Socket {
  return socket.setTimeout(timeoutMs, () => socket.destroy(new Error("PostgreSQL is silent")));
}

/** A connection that is lost is replaced, whoever had it. */
function replaceLost(pool: Pool): void {
  const lent = new Set<PoolClient>();
  pool.on("acquire", (client) => lent.add(client));
  pool.on("release", (_error, client) => lent.delete(client));
  pool.on("connect", (client) => {
    askInTurn(client);
    // Unheard, this event would end the process. The query that is under way fails by itself.
    client.on("error", () => undefined);
    // drizzle does not give back a connection that is lost at `begin`: the pool would be one smaller for good.
    client.once("end", () => setImmediate(() => lent.has(client) && client.release(true)));
  });
  pool.on("error", (error) => {
    if (!pool.ended) log.error({ error: describeError(error) }, "lost a database connection");
  });
}

/**
 * A connection answers one question at a time. Parts of a previewed page, which share a transaction, ask side by side
 * (decision 23); the driver will not put questions in line any more from its next major version on.
 */
function askInTurn(client: PoolClient): void {
  const ask = client.query.bind(client) as (...args: unknown[]) => unknown;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (...args: unknown[]) => {
    // The pool's own questions come with a callback, each on a connection that nobody else has.
    if (args.some((arg) => typeof arg === "function")) return ask(...args);
    const answer = last.then(() => ask(...args));
    last = answer.catch(() => undefined);
    return answer;
  };
  Object.assign(client, { query: inTurn });
}

/** Several processes may start at once: one migrates, the others wait for it. */
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
    await keyPhones(db);
  } finally {
    // Ending the session releases the lock.
    await client.end();
  }
}

function reasonOf(error: unknown): string {
  // Node joins the failures of several addresses into one error without a message of its own.
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  return (first instanceof Error ? first.message : String(first)).split("\n", 1)[0] ?? "";
}

/** A database by its host and name. */
export function withoutSecrets(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
