import { seasonFiles } from "../campaign/season-files";
import { env } from "../env";
import { closeCounters } from "../limits/check";
import { schoolFile } from "../school/school-file";
import { closeAtEnd } from "./closers";
import { startMetrics } from "./metrics-server";
import { processState } from "../process-state";

const startedSlot = processState<Promise<void>>("started");

/** What has to hold before the first request; where it does not, one clear line and the end. */
export async function startServer(): Promise<void> {
  // `next build` loads the start-up hook too, and has nothing to start.
  if (process.env.NEXT_PHASE === "phase-production-build") return;
  try {
    await (startedSlot.value ??= open());
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

async function open(): Promise<void> {
  const { API_HOST, METRICS_PORT, METRICS_HOST } = env();
  seasonFiles();
  schoolFile();
  if (METRICS_PORT !== undefined) await startMetrics(METRICS_PORT, METRICS_HOST);
  closeAtEnd(closeCounters);
  if (!API_HOST) await openProvider();
}

async function openProvider(): Promise<void> {
  const { startProvider } = await import("../provider/start");
  await startProvider();
  const { stopNotices } = await import("../provider/notices/start");
  closeAtEnd(stopNotices);
  const { closeDatabase } = await import("../provider/db/connect");
  closeAtEnd(closeDatabase);
}
