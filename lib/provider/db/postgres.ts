import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, Pool } from "pg";
import { describeError } from "../../log/describe-error";
import { log } from "../../log/log";
import { migrationsFolder } from "./migrations-folder";
import { StartError, type Connection } from "./types";

/** Longest wait for the first connection, in milliseconds: a wrong address should stop the start soon. */
const firstConnection = 5000;
/** Any number; it only has to be the same in every process that migrates. */
const migrationLock = 7_265_001;

/**
 * Opens a pool on PostgreSQL, after bringing its tables up to date.
 * @throws StartError when it cannot be reached.
 */
export async function openPostgres(url: string): Promise<Connection> {
  await migrateOnce(url);
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 20_000 });
  // A lost idle connection is replaced on the next query; unheard, this event would end the process.
  pool.on("error", (error) => {
    if (!pool.ended) log.error({ error: describeError(error) }, "lost a database connection");
  });
  return { engine: "postgres", db: drizzle(pool), pool, close: () => pool.end() };
}

/** Several processes may start at once: one migrates, the others wait for it. */
async function migrateOnce(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: firstConnection });
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
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
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

function withoutSecrets(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
