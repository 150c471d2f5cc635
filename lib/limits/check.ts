import { createHash } from "node:crypto";
import { RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { metrics } from "../metrics/metrics";
import { ProviderError } from "../provider/types";
import { openStore, type Store } from "./store";
import { limits, type Key, type LimitName, type Rule } from "./table";
import { processState } from "../process-state";

/** What tries are counted by, as far as it is known; rules that need more do not count. */
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

/** Forgets what was counted in memory and leaves the store. The next try opens it again. */
export async function closeCounters(): Promise<void> {
  const opened = countersSlot.value;
  countersSlot.value = undefined;
  (await opened)?.close();
}

/**
 * Counts a try against every rule of its limit.
 * @returns a function that takes the try back, for calls of which only failures count.
 * @throws ProviderError tooManyRequests, with the seconds to wait, when it is one too many.
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
      // What is refused by one rule was not done, and uses up no try of the others.
      await takeBack();
      throw error;
    }
    counted.push({ limiter, key });
  }
  return takeBack;
}

/**
 * Looks whether there is a try left by every rule of a limit, and counts none.
 * @throws ProviderError tooManyRequests, as `countTry`.
 */
export async function requireTriesLeft(name: LimitName, asker: Asker): Promise<void> {
  for (const { rule, limiter } of (await counters()).of[name]) {
    const key = keyOf(rule, asker);
    // Reading it would need other commands of the store than counting does.
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

/** Hashed: what people typed is not left lying in a store, and no key is longer than another. */
function keyOf({ by }: Rule, asker: Asker): string | undefined {
  const parts = by.map((key) => (key === "everyone" ? "*" : asker[key]));
  if (parts.includes(undefined)) return undefined;
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
