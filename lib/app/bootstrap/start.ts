import { checkCharacterFiles } from "../../subjects/characters/read-characters";
import { seasonFiles } from "../../subjects/campaign/season-files";
import { env } from "../../base/env";
import { onShutdown, shutdown } from "../../engines/lifecycle/shutdown";
import { closeCounters } from "../../base/limits/check";
import { describeError } from "../../base/log/describe-error";
import { log } from "../../base/log/log";
import { processState } from "../../base/process-state";
import { levelTestQuestions } from "../../subjects/level-test/read-questions";
import { isLoopbackHost } from "../../base/public-address.mjs";
import { internalKey, isAccelerated } from "../../base/request/internal";
import { observeRequests } from "./observe-requests";
import { schoolFile } from "../../subjects/school/school-file";
import { startMetrics } from "./metrics-server";

const slot = processState<Promise<void>>("started");

/**
 * Starts everything that must run before the first request: settings validation, request observation and, with the
 * embedded provider, its database, worker, housekeeping and operator socket. Idempotent, because Next calls it once per
 * bundle. A failure ends the process with a one-line message.
 */
export async function startProcess(): Promise<void> {
  // `next build` also runs this hook.
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
  // Must be set now: the middleware's sandbox copies the environment when it is first used.
  internalKey();
  observeRequests();
  if (HOST !== undefined && !isLoopbackHost(HOST) && ownOrigin === undefined)
    log.warn(
      {},
      "HOST is open to other machines, but their requests are refused until SITE_URL names the site",
    );
  seasonFiles();
  schoolFile();
  checkCharacterFiles();
  levelTestQuestions();
  if (METRICS_PORT !== undefined) await startMetrics(METRICS_PORT, METRICS_HOST);
  onShutdown(closeCounters);
  if (!API_HOST) await startProvider();
  // The accelerator (lib/app/server) waits for running requests and then calls `shutdown` itself.
  if (!isAccelerated()) closeOnSignal();
}

async function startProvider(): Promise<void> {
  const provider = await import("./provider");
  await provider.startProvider();
  const { stopNotifications } = await import("../delivery/start");
  onShutdown(stopNotifications);
  const { closeDatabase } = await import("../../base/db/connect");
  onShutdown(closeDatabase);
}

/** Runs the shutdown handlers on the signals on which Next ends the process. */
function closeOnSignal(): void {
  const close = () =>
    void shutdown().catch((error: unknown) => log.error({ error: describeError(error) }, "closing failed"));
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, close);
}
