import { createHash } from "node:crypto";
import { RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { metrics } from "../metrics/metrics";
import { ProviderError } from "../provider/types";
import { openStore, type Store } from "./store";
import { limits, type Key, type LimitName, type Rule } from "./table";

/** What tries are counted by, as far as it is known; rules that need more do not count. */
export type Asker = Partial<Record<Key, string>>;

type Counter = { rule: Rule; limiter: RateLimiterAbstract };
type Counters = Pick<Store, "close"> & { of: Record<LimitName, Counter[]> };

/* One set of counters per process: Next bundles each route apart. */
const shared = globalThis as { yuqiaoCounters?: Promise<Counters> };

function counters(): Promise<Counters> {
  return (shared.yuqiaoCounters ??= openAll().catch((error: unknown) => {
    shared.yuqiaoCounters = undefined;
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
  const opened = shared.yuqiaoCounters;
  shared.yuqiaoCounters = undefined;
  (await opened)?.close();
}

/**
 * Counts a try against every rule of its limit.
 * @returns a function that takes the try back, for calls of which only failures count.
 * @throws ProviderError tooManyRequests, with the seconds to wait, when it is one too many.
 */
export async function countTry(name: LimitName, asker: Asker): Promise<() => Promise<void>> {
  const counted: { limiter: RateLimiterAbstract; key: string }[] = [];
  for (const { rule, limiter } of (await counters()).of[name]) {
    const key = keyOf(rule, asker);
    if (key === undefined) continue;
    await consume(name, limiter, key);
    counted.push({ limiter, key });
  }
  return async () => {
    await Promise.all(counted.map(({ limiter, key }) => limiter.reward(key)));
  };
}

async function consume(name: LimitName, limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    metrics().rateLimited.inc({ limit: name });
    throw new ProviderError("tooManyRequests", "", undefined, error.msBeforeNext / 1000);
  }
}

/** Hashed: what people typed is not left lying in a store, and no key is longer than another. */
function keyOf({ by }: Rule, asker: Asker): string | undefined {
  const parts = by.map((key) => (key === "everyone" ? "*" : asker[key]));
  if (parts.includes(undefined)) return undefined;
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
