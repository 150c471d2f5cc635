import { env } from "../../base/env";
import { isHostReachable } from "../../engines/upstream/host-reachable";
import { createCachedLoader } from "../../base/cache/cached-loader";
import { processState } from "../../base/process-state";

/** A dependency that does not respond within this time counts as unreachable. */
const timeoutMs = 2_000;
/** Lifetime of a cached result, so that frequent probes cause no extra load. */
const ttlMs = 1_000;

export type Readiness = { ready: boolean; checks: Record<string, boolean> };

const readinessSlot = processState<() => Promise<Readiness>>("readiness");

/** Checks whether the site's database, or the provider at API_HOST, is reachable. Never throws. */
export function readiness(): Promise<Readiness> {
  return (readinessSlot.value ??= createCachedLoader(ttlMs, check))();
}

async function check(): Promise<Readiness> {
  const { API_HOST } = env();
  const checks: Record<string, boolean> = API_HOST
    ? { provider: await isHostReachable(API_HOST, timeoutMs) }
    : { database: await isDatabaseReachable() };
  return { ready: Object.values(checks).every(Boolean), checks };
}

async function isDatabaseReachable(): Promise<boolean> {
  const { isProviderReady } = await import("./embedded-provider");
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, false);
  });
  return Promise.race([isProviderReady(), timedOut]).finally(() => clearTimeout(timer));
}
