import {
  RateLimiterPostgres,
  RateLimiterRedis,
  RLWrapperTimeouts,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import { env } from "../env";
import { describeError } from "../log/describe-error";
import { log } from "../log/log";
import { MemoryCounter } from "./memory-counter";
import type { Rule } from "./table";

/** Longest wait for a count in PostgreSQL, which may have a rush of bookings to serve. */
const postgresTimeoutMs = 1000;

/**
 * Makes the counter of one rule. Where several processes share one Redis or one PostgreSQL they share the count;
 * while that store fails each counts by itself, and no visitor notices.
 */
type MakeCounter = (name: string, rule: Rule) => RateLimiterAbstract;
export type Store = { make: MakeCounter; close: () => void };

/** In Redis with REDIS_URL, in PostgreSQL with DATABASE_URL (not with API_HOST, when it rests), else in memory. */
export async function openStore(): Promise<Store> {
  const { REDIS_URL, DATABASE_URL, API_HOST } = env();
  if (REDIS_URL) return inRedis(REDIS_URL);
  const pool = DATABASE_URL && !API_HOST ? await poolOfDatabase() : undefined;
  // The pool is the database's own to close.
  const close = () => undefined;
  if (!pool) return { make: (name, rule) => new MemoryCounter(options(name, rule)), close };
  const make: MakeCounter = (name, rule) =>
    new RLWrapperTimeouts({
      limiter: new RateLimiterPostgres({
        ...options(name, rule),
        storeClient: pool,
        storeType: "pool",
        tableName: "rate_limits",
        // By a migration, as every table.
        tableCreated: true,
      }),
      timeoutMs: postgresTimeoutMs,
      insuranceLimiter: new MemoryCounter(options(name, rule)),
    });
  return { make, close };
}

/** Imported on demand: with API_HOST no database is loaded. */
async function poolOfDatabase() {
  const { connect } = await import("../provider/db/connect");
  return (await connect()).pool;
}

async function inRedis(url: string): Promise<Store> {
  // Nobody else loads its client.
  const { openRedis } = await import("../redis/connect.mjs");
  const redis = openRedis(url, {
    onLost: (error) =>
      log.warn({ error: describeError(error) }, "limits are counted in memory, Redis cannot be used"),
  });
  // The first tries are to be counted where the next ones are.
  await redis.settled();
  // Of all commands, counting and taking back need one.
  const storeClient = {
    eval: (script: string, options: { keys: string[]; arguments: string[] }) =>
      redis.ask((client) => client.eval(script, options)),
  };
  const make: MakeCounter = (name, rule) =>
    new RateLimiterRedis({
      ...options(name, rule),
      storeClient,
      useRedisPackage: true,
      insuranceLimiter: new MemoryCounter(options(name, rule)),
    });
  return { make, close: redis.close };
}

function options(name: string, { tries, windowSeconds }: Rule) {
  const points = Math.ceil(tries * env().RATE_LIMIT_FACTOR);
  return { keyPrefix: `limit:${name}`, points, duration: windowSeconds };
}
