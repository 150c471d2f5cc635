import { describeError } from "../log/describe-error";
import { log } from "../log/log";
import { endConnections, requestsUnderWay } from "./requests";

/** Longest wait for the requests under way. */
const requestsTimeoutMs = 7_000;
/** After the signal the process is gone by then, whatever hangs: supervisors kill after ten seconds. */
const endTimeoutMs = 9_500;
/** A second signal sooner than this is the same key press: a terminal and npm both pass it on. */
const samePressMs = 1_000;

/*
 * Next answers SIGTERM and SIGINT by finishing the requests under way and then calling process.exit. The
 * database must close between the two: earlier, those requests would fail; later, there is no later. So from
 * the signal on, process.exit closes first. Once per process, though Next loads this twice.
 */
const shared = globalThis as { yuqiaoEnd?: true };

/**
 * Sees to it that a signal ends the process with status 0 within ten seconds: requests under way are finished
 * (all that takes no longer than seven seconds), then `close` is called. A second signal waits for no request.
 */
export function endOnSignal(close: () => Promise<void>): void {
  if (shared.yuqiaoEnd) return;
  shared.yuqiaoEnd = true;
  let begun: number | undefined;
  let hurry: () => void = () => undefined;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (begun === undefined) {
        begun = performance.now();
        log.info({ signal, count: requestsUnderWay() }, "ending");
        hurry = end(close);
      } else if (performance.now() - begun > samePressMs) hurry();
    });
  }
}

/** Begins the end. @returns what ends it without waiting for requests. */
function end(close: () => Promise<void>): () => void {
  const exit = process.exit.bind(process);
  let closing: Promise<void> | undefined;
  const closeAndExit = () => {
    closing ??= close()
      .catch((error: unknown) => log.error({ error: describeError(error) }, "closing failed"))
      .finally(() => exit(0));
  };
  const giveUp = () => {
    const count = requestsUnderWay();
    if (count > 0 && !closing) log.warn({ count }, "requests cut off");
    closeAndExit();
  };
  process.exit = closeAndExit as typeof process.exit;
  endConnections();
  // Neither a client that keeps its request open for ever nor a query that never ends may hold the process.
  setTimeout(giveUp, requestsTimeoutMs);
  setTimeout(exit, endTimeoutMs, 0);
  return giveUp;
}
