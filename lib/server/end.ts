import type { Server } from "node:http";
import { describeError } from "../log/describe-error";
import { log } from "../log/log";
import { closeAll } from "./closers";
import type { RequestWatch } from "./requests";

/** Longest wait for the requests under way. */
const requestsTimeoutMs = 7_000;
/** After the signal the process is gone by then, whatever hangs: supervisors kill after ten seconds. */
const endTimeoutMs = 9_500;
/** A second signal sooner than this is the same key press: a terminal and npm both pass it on. */
const samePressMs = 1_000;

/**
 * Sees to it that a signal ends the process with status 0 within ten seconds: requests under way are finished
 * (all that takes no longer than seven seconds), then what was opened is closed. A second signal waits for no request.
 */
export function endOnSignal(server: Server, watch: RequestWatch): void {
  let begun: number | undefined;
  let hurry: () => void = () => undefined;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (begun === undefined) {
        begun = performance.now();
        log.info({ signal, count: watch.underWay }, "ending");
        hurry = end(server, watch);
      } else if (performance.now() - begun > samePressMs) hurry();
    });
  }
}

/** Begins the end. @returns what ends it without waiting for requests. */
function end(server: Server, watch: RequestWatch): () => void {
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= closeAll()
      .catch((error: unknown) => log.error({ error: describeError(error) }, "closing failed"))
      .finally(() => process.exit(0));
  };
  const giveUp = () => {
    if (watch.underWay > 0 && !closing) log.warn({ count: watch.underWay }, "requests cut off");
    close();
  };
  server.close(close);
  watch.endConnections(server);
  // Neither a client that keeps its request open for ever nor a query that never ends may hold the process.
  setTimeout(giveUp, requestsTimeoutMs);
  setTimeout(() => process.exit(0), endTimeoutMs);
  return giveUp;
}
