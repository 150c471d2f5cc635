import type { Instrumentation } from "next";

/** Next calls it at server start, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startProcess } = await import("./lib/app/bootstrap/start");
    await startProcess();
  }
}

/** Next calls it for every error that a page or a route handler throws. */
export const onRequestError: Instrumentation.onRequestError = async (...error) => {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { reportRequestError } = await import("./lib/app/bootstrap/report-error");
    await reportRequestError(...error);
  }
};
