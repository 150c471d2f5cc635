import { env } from "../env";

/** What has to hold before the first request; where it does not, one clear line and the end. */
export async function startServer(): Promise<void> {
  // `next build` loads the start-up hook too, and has nothing to start.
  if (process.env.NEXT_PHASE === "phase-production-build") return;
  try {
    if (env().API_HOST) return;
    const { startProvider } = await import("./start");
    await startProvider();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
