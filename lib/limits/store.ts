import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import { createClient } from "redis";
import { env } from "../env";
import { describeError } from "../log/describe-error";
import { log } from "../log/log";
import { connect } from "../provider/db/connect";
import type { Rule } from "./table";

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
  const pool = DATABASE_URL && !API_HOST ? (await connect()).pool : undefined;
  // The pool is the database's own to close.
  const close = () => undefined;
  if (!pool) return { make: (name, rule) => new RateLimiterMemory(options(name, rule)), close };
  const make: MakeCounter = (name, rule) =>
    new RateLimiterPostgres({
      ...options(name, rule),
      storeClient: pool,
      storeType: "pool",
      tableName: "rate_limits",
      // By a migration, as every table.
      tableCreated: true,
      insuranceLimiter: new RateLimiterMemory(options(name, rule)),
    });
  return { make, close };
}

async function inRedis(url: string): Promise<Store> {
  // Nothing waits for a Redis that is away: the insurance answers at once, and the client goes on trying.
  const client = createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: 2000 } });
  let told = false;
  client.on("error", (error: Error) => {
    if (!told)
      log.warn({ error: describeError(error) }, "limits are counted in memory, Redis cannot be used");
    told = true;
  });
  client.on("ready", () => (told = false));
  // Until it is there or known to be away: the first tries are to be counted where the next ones are.
  await new Promise((settled) => {
    client.once("ready", settled).once("error", settled);
    client.connect().catch(settled);
  });
  const make: MakeCounter = (name, rule) =>
    new RateLimiterRedis({
      ...options(name, rule),
      storeClient: client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(options(name, rule)),
    });
  return { make, close: () => client.destroy() };
}

function options(name: string, { tries, within }: Rule) {
  const points = Math.ceil(tries * env().RATE_LIMIT_FACTOR);
  return { keyPrefix: `limit:${name}`, points, duration: within };
}
