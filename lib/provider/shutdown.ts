import { closeDatabase } from "./db/connect";

/** Longest wait for requests under way, in milliseconds. */
const patience = 5000;

/*
 * Next answers SIGTERM and SIGINT by finishing the requests under way and then calling process.exit. The
 * database must close between the two: earlier, those requests would fail; later, there is no later. So from
 * the signal on, process.exit closes the database first. Once per process, though Next loads this twice.
 */
const shared = globalThis as { yuqiaoShutdown?: true };

/** Closes the database before the process ends by a signal, which then ends with status 0. */
export function closeOnExit(): void {
  if (shared.yuqiaoShutdown) return;
  shared.yuqiaoShutdown = true;
  let begun = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (!begun) closeBeforeExit();
      begun = true;
    });
  }
}

function closeBeforeExit(): void {
  const exit = process.exit.bind(process);
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= closeDatabase()
      .catch((error: unknown) => console.error(`Closing the database failed: ${String(error)}`))
      .finally(() => exit(0));
  };
  process.exit = close as typeof process.exit;
  // Neither a client that keeps its request open for ever nor a query that never ends may hold the process.
  setTimeout(close, patience);
  setTimeout(exit, 2 * patience, 0);
}
