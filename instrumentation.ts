/** Runs once when the server starts (and again for a second copy, hence idempotent). */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startServer } = await import("./lib/provider/start-server");
    await startServer();
  }
}
