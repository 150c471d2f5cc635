import { createHash } from "node:crypto";
import { RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { metrics } from "../metrics/metrics";
import { ProviderError } from "../provider/types";
import { openStore, type Store } from "./store";
import { limits, type Key, type LimitName, type Rule } from "./table";
import { processState } from "../process-state";

/** The known values of a caller by key. Rules with an unknown key are skipped. */
export type Asker = Partial<Record<Key, string>>;

type Counter = { rule: Rule; limiter: RateLimiterAbstract };
type Counters = Pick<Store, "close"> & { of: Record<LimitName, Counter[]> };

const countersSlot = processState<Promise<Counters>>("counters");

function counters(): Promise<Counters> {
  return (countersSlot.value ??= openAll().catch((error: unknown) => {
    countersSlot.value = undefined;
    throw error;
  }));
}

async function openAll(): Promise<Counters> {
  const { make, close } = await openStore();
  const all = Object.entries(limits).map(([name, rules]: [string, readonly Rule[]]) => [
    name,
    rules.map((rule) => ({ rule, limiter: make(`${name}:${rule.by.join("+")}`, rule) })),
  ]);
  return { of: Object.fromEntries(all) as Counters["of"], close };
}

/** Closes the store and discards the counts in memory. The next call opens it again. */
export async function closeCounters(): Promise<void> {
  const opened = countersSlot.value;
  countersSlot.value = undefined;
  (await opened)?.close();
}

/**
 * Consumes one attempt of every rule of a limit.
 * @returns a function that refunds the attempt, for calls of which only failures count
 * @throws ProviderError tooManyRequests, with the seconds to wait, if a rule is exhausted
 */
export async function countTry(name: LimitName, asker: Asker): Promise<() => Promise<void>> {
  const counted: { limiter: RateLimiterAbstract; key: string }[] = [];
  const takeBack = async () => {
    await Promise.all(counted.map(({ limiter, key }) => limiter.reward(key)));
  };
  for (const { rule, limiter } of (await counters()).of[name]) {
    const key = keyOf(rule, asker);
    if (key === undefined) continue;
    try {
      await consume(name, limiter, key);
    } catch (error) {
      // A refused attempt must not count against the other rules.
      await takeBack();
      throw error;
    }
    counted.push({ limiter, key });
  }
  return takeBack;
}

/**
 * Checks that every rule of a limit has an attempt left, without consuming one.
 * @throws ProviderError tooManyRequests, with the seconds to wait, if a rule is exhausted
 */
export async function requireTriesLeft(name: LimitName, asker: Asker): Promise<void> {
  for (const { rule, limiter } of (await counters()).of[name]) {
    const key = keyOf(rule, asker);
    // Consuming 0 points reads the count with the same store command.
    const counted = key === undefined ? undefined : await consume(name, limiter, key, 0);
    if (counted && counted.remainingPoints <= 0) throw tooMany(name, counted);
  }
}

function tooMany(name: LimitName, { msBeforeNext }: RateLimiterRes): ProviderError {
  metrics().rateLimited.inc({ limit: name });
  return new ProviderError("tooManyRequests", "", undefined, msBeforeNext / 1000);
}

async function consume(
  name: LimitName,
  limiter: RateLimiterAbstract,
  key: string,
  tries = 1,
): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key, tries);
  } catch (error) {
    throw error instanceof RateLimiterRes ? tooMany(name, error) : error;
  }
}

/** Hashes the key's values: the store must not contain personal data, and all keys have the same length. */
function keyOf({ by }: Rule, asker: Asker): string | undefined {
  const parts = by.map((key) => (key === "everyone" ? "*" : asker[key]));
  if (parts.includes(undefined)) return undefined;
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
