import type { Server, ServerResponse } from "node:http";
import { closeApplication, reportCutOff, reportShutdown } from "./bridge";

/** Longest wait for active requests. */
const requestsTimeoutMs = 7_000;
/** The process exits at the latest after this time: supervisors kill it after ten seconds. */
const shutdownTimeoutMs = 9_500;
/** A second signal within this time is the same key press, which both the terminal and npm forward. */
const samePressMs = 1_000;
/** Interval at which idle connections are closed during shutdown. */
const idleCheckMs = 100;

/**
 * Exits with code 0 within ten seconds of SIGTERM or SIGINT: waits up to seven seconds for active requests, then closes the
 * application. A second signal skips the wait.
 */
export function closeOnSignal(server: Server): void {
  const active = activeResponses(server);
  let closingSince: number | undefined;
  let endNow: () => void = () => undefined;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (closingSince === undefined) {
        closingSince = performance.now();
        reportShutdown(signal, active.size);
        endNow = close(server, active);
      } else if (performance.now() - closingSince > samePressMs) endNow();
    });
  }
}

const closing = new WeakSet<Server>();

/** Tracks the active responses of a server. While it is closing, responses close their connections. */
function activeResponses(server: Server): Set<ServerResponse> {
  const active = new Set<ServerResponse>();
  server.on("request", (_, response: ServerResponse) => {
    if (closing.has(server)) response.shouldKeepAlive = false;
    active.add(response);
    response.on("close", () => active.delete(response));
  });
  return active;
}

/** Starts closing. @returns a function that exits without waiting for requests */
function close(server: Server, active: Set<ServerResponse>): () => void {
  let ending: Promise<void> | undefined;
  const end = () => {
    ending ??= closeApplication().finally(() => process.exit(0));
  };
  const giveUp = () => {
    if (active.size > 0 && !ending) reportCutOff(active.size);
    end();
  };
  server.close(end);
  // A client that keeps sending requests over one connection would prevent the exit.
  closing.add(server);
  for (const response of active) response.shouldKeepAlive = false;
  setInterval(() => server.closeIdleConnections(), idleCheckMs).unref();
  // Neither a request nor a query may delay the exit without limit.
  setTimeout(giveUp, requestsTimeoutMs);
  setTimeout(() => process.exit(0), shutdownTimeoutMs);
  return giveUp;
}
