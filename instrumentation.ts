import type { Instrumentation } from "next";

/** Runs once when the server starts (and again for a second copy, hence idempotent). */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startServer } = await import("./lib/server/start");
    await startServer();
  }
}

/** Next calls it for what a page or a route handler threw. */
export const onRequestError: Instrumentation.onRequestError = async (...told) => {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { reportError } = await import("./lib/server/report-error");
    await reportError(...told);
  }
};
