import { createHash } from "node:crypto";
import { RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { metrics } from "../metrics/metrics";
import { ProviderError } from "../contract/provider-error";
import { openStore, type LimitStore } from "./store";
import { limits, type LimitName, type Rule, type LimitValues } from "../contract/limits";
import { processState } from "../process-state";

type Counter = { rule: Rule; limiter: RateLimiterAbstract };
type Counters = Pick<LimitStore, "close"> & { byName: Record<LimitName, Counter[]> };

const countersSlot = processState<Promise<Counters>>("counters");

function counters(): Promise<Counters> {
  return (countersSlot.value ??= openCounters().catch((error: unknown) => {
    countersSlot.value = undefined;
    throw error;
  }));
}

async function openCounters(): Promise<Counters> {
  const { createCounter, close } = await openStore();
  const all = Object.entries(limits).map(([name, rules]: [string, readonly Rule[]]) => [
    name,
    rules.map((rule) => ({ rule, limiter: createCounter(`${name}:${rule.by.join("+")}`, rule) })),
  ]);
  return { byName: Object.fromEntries(all) as Counters["byName"], close };
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
export async function consumeLimit(name: LimitName, values: LimitValues): Promise<() => Promise<void>> {
  const counted: { limiter: RateLimiterAbstract; key: string }[] = [];
  const refund = async () => {
    await Promise.all(counted.map(({ limiter, key }) => limiter.reward(key)));
  };
  for (const { rule, limiter } of (await counters()).byName[name]) {
    const key = keyOf(rule, values);
    if (key === undefined) continue;
    try {
      await consumePoints(name, limiter, key);
    } catch (error) {
      // A refused attempt must not count against the other rules.
      await refund();
      throw error;
    }
    counted.push({ limiter, key });
  }
  return refund;
}

/**
 * Checks that every rule of a limit has an attempt left, without consuming one.
 * @throws ProviderError tooManyRequests, with the seconds to wait, if a rule is exhausted
 */
export async function requireLimitLeft(name: LimitName, values: LimitValues): Promise<void> {
  for (const { rule, limiter } of (await counters()).byName[name]) {
    const key = keyOf(rule, values);
    // Consuming 0 points reads the count with the same store command.
    const counted = key === undefined ? undefined : await consumePoints(name, limiter, key, 0);
    if (counted && counted.remainingPoints <= 0) throw toTooManyRequests(name, counted);
  }
}

function toTooManyRequests(name: LimitName, { msBeforeNext }: RateLimiterRes): ProviderError {
  metrics().rateLimited.inc({ limit: name });
  return new ProviderError("tooManyRequests", "", undefined, msBeforeNext / 1000);
}

async function consumePoints(
  name: LimitName,
  limiter: RateLimiterAbstract,
  key: string,
  points = 1,
): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key, points);
  } catch (error) {
    throw error instanceof RateLimiterRes ? toTooManyRequests(name, error) : error;
  }
}

/** Hashes the key's values: the store must not contain personal data, and all keys have the same length. */
function keyOf({ by }: Rule, values: LimitValues): string | undefined {
  const parts = by.map((key) => (key === "everyone" ? "*" : values[key]));
  if (parts.includes(undefined)) return undefined;
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
