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
import type { Rule } from "../contract/limits";

/** Longest wait for PostgreSQL, which may be busy; after it, the count in memory is used. */
const postgresTimeoutMs = 1000;

/**
 * Creates the counter of one rule. Processes that share one Redis or PostgreSQL share the count. While that store
 * fails, each process counts in its own memory.
 */
type CreateCounter = (name: string, rule: Rule) => RateLimiterAbstract;
export type LimitStore = { createCounter: CreateCounter; close: () => void };

/** Opens Redis if REDIS_URL is set, else PostgreSQL if DATABASE_URL is set and API_HOST is not, else memory. */
export async function openStore(): Promise<LimitStore> {
  const { REDIS_URL, DATABASE_URL, API_HOST } = env();
  if (REDIS_URL) return openRedisStore(REDIS_URL);
  const pool = DATABASE_URL && !API_HOST ? await getDatabasePool() : undefined;
  // The pool belongs to the database, which closes it.
  const close = () => undefined;
  if (!pool) return { createCounter: (name, rule) => new MemoryCounter(limiterOptions(name, rule)), close };
  const createCounter: CreateCounter = (name, rule) =>
    new RLWrapperTimeouts({
      limiter: new RateLimiterPostgres({
        ...limiterOptions(name, rule),
        storeClient: pool,
        storeType: "pool",
        tableName: "rate_limits",
        // Created by a migration.
        tableCreated: true,
      }),
      timeoutMs: postgresTimeoutMs,
      insuranceLimiter: new MemoryCounter(limiterOptions(name, rule)),
    });
  return { createCounter, close };
}

/** Imports the database on demand, because it must not be loaded with API_HOST. */
async function getDatabasePool() {
  const { connect } = await import("../db/connect");
  return (await connect()).pool;
}

async function openRedisStore(url: string): Promise<LimitStore> {
  // Imported on demand, so that the client is loaded only with REDIS_URL.
  const { openRedis } = await import("../redis/connect.mjs");
  const redis = openRedis(url, {
    onLost: (error) =>
      log.warn({ error: describeError(error) }, "limits are counted in memory, Redis cannot be used"),
  });
  // Without this wait the first attempts would be counted in memory.
  await redis.settled();
  // Both consuming and refunding need only `eval`.
  const storeClient = {
    eval: (script: string, options: { keys: string[]; arguments: string[] }) =>
      redis.ask((client) => client.eval(script, options)),
  };
  const createCounter: CreateCounter = (name, rule) =>
    new RateLimiterRedis({
      ...limiterOptions(name, rule),
      storeClient,
      useRedisPackage: true,
      insuranceLimiter: new MemoryCounter(limiterOptions(name, rule)),
    });
  return { createCounter, close: redis.close };
}

function limiterOptions(name: string, { maxAttempts, windowSeconds }: Rule) {
  const points = Math.ceil(maxAttempts * env().RATE_LIMIT_FACTOR);
  return { keyPrefix: `limit:${name}`, points, duration: windowSeconds };
}
