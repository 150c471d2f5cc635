import { seasonFiles } from "../campaign/season-files";
import { env } from "../env";
import { onShutdown, shutdown } from "../lifecycle/shutdown";
import { closeCounters } from "../limits/check";
import { describeError } from "../log/describe-error";
import { log } from "../log/log";
import { processState } from "../process-state";
import { isLoopbackHost } from "../public-address.mjs";
import { internalKey, isAccelerated } from "../request/internal";
import { observeRequests } from "../request/observe";
import { schoolFile } from "../school/school-file";
import { startMetrics } from "./metrics-server";

const slot = processState<Promise<void>>("started");

/**
 * Starts what the process needs before its first request: checked settings, observed requests, and with the embedded
 * provider its database, worker, housekeeping and operator socket. Idempotent: Next calls it once per bundle.
 * A failure ends the process with one line.
 */
export async function startServer(): Promise<void> {
  // `next build` runs the hook, too, and has nothing to start.
  if (process.env.NEXT_PHASE === "phase-production-build") return;
  try {
    await (slot.value ??= start());
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

async function start(): Promise<void> {
  const { API_HOST, HOST, METRICS_PORT, METRICS_HOST, ownOrigin } = env();
  // The sandbox of the middleware copies the environment when it is first used.
  internalKey();
  observeRequests();
  if (HOST !== undefined && !isLoopbackHost(HOST) && ownOrigin === undefined)
    log.warn(
      {},
      "HOST is open to other machines, but their requests are refused until SITE_URL names the site",
    );
  seasonFiles();
  schoolFile();
  if (METRICS_PORT !== undefined) await startMetrics(METRICS_PORT, METRICS_HOST);
  onShutdown(closeCounters);
  if (!API_HOST) await startProvider();
  // The accelerator (lib/server) waits for requests first, and then calls `shutdown` itself.
  if (!isAccelerated()) closeOnSignal();
}

async function startProvider(): Promise<void> {
  const provider = await import("../provider/start");
  await provider.startProvider();
  const { stopNotices } = await import("../provider/notices/start");
  onShutdown(stopNotices);
  const { closeDatabase } = await import("../provider/db/connect");
  onShutdown(closeDatabase);
}

/** Closes what is open beside Next, which ends the process on these signals. */
function closeOnSignal(): void {
  const close = () =>
    void shutdown().catch((error: unknown) => log.error({ error: describeError(error) }, "closing failed"));
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, close);
}
