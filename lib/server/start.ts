import { env } from "../env";
import { closeCounters } from "../limits/check";
import { guardRequests } from "./guard";
import { endOnSignal } from "./end";
import { startMetrics } from "./metrics-server";
import { watchRequests } from "./requests";

/** What has to hold before the first request; where it does not, one clear line and the end. */
export async function startServer(): Promise<void> {
  // `next build` loads the start-up hook too, and has nothing to start.
  if (process.env.NEXT_PHASE === "phase-production-build") return;
  try {
    guardRequests();
    const { API_HOST, METRICS_PORT, METRICS_HOST } = env();
    watchRequests();
    if (METRICS_PORT !== undefined) await startMetrics(METRICS_PORT, METRICS_HOST);
    const closeProvider = API_HOST ? async () => undefined : await startEmbedded();
    endOnSignal(async () => {
      await closeCounters();
      await closeProvider();
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

/** Opens the embedded provider. @returns what closes its database. */
async function startEmbedded(): Promise<() => Promise<void>> {
  const { startProvider } = await import("../provider/start");
  await startProvider();
  const { closeDatabase } = await import("../provider/db/connect");
  return closeDatabase;
}
