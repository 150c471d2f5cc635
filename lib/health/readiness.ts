import { env } from "../env";
import { isHostReachable } from "../gateway/reach";

/** Milliseconds after which something that does not answer counts as away. */
const patience = 2_000;
/** Milliseconds that an answer holds: asking more often presses nobody more. */
const holds = 1_000;

export type Readiness = { ready: boolean; checks: Record<string, boolean> };

/* One per process: the start-up hook and the route handler have copies of this module. */
const shared = globalThis as { yuqiaoReadiness?: { at: number; answer: Promise<Readiness> } };

/** Whether what the site needs can be reached: its database, or the provider at API_HOST. Never throws. */
export function readiness(): Promise<Readiness> {
  const now = performance.now();
  if (!shared.yuqiaoReadiness || now - shared.yuqiaoReadiness.at >= holds) {
    shared.yuqiaoReadiness = { at: now, answer: check() };
  }
  return shared.yuqiaoReadiness.answer;
}

async function check(): Promise<Readiness> {
  const { API_HOST } = env();
  const checks: Record<string, boolean> = API_HOST
    ? { provider: await isHostReachable(API_HOST, patience) }
    : { database: await isDatabaseReachable() };
  return { ready: Object.values(checks).every(Boolean), checks };
}

async function isDatabaseReachable(): Promise<boolean> {
  const { isProviderReady } = await import("../provider/index");
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patience, false);
  });
  return Promise.race([isProviderReady(), late]).finally(() => clearTimeout(timer));
}
