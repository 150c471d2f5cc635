import type { Server, ServerResponse } from "node:http";
import { closeApplication, reportCutOff, reportShutdown } from "./bridge";

/** Longest wait for the requests being answered. */
const requestsTimeoutMs = 7_000;
/** After the signal the process is gone by then, whatever hangs: supervisors kill after ten seconds. */
const shutdownTimeoutMs = 9_500;
/** A second signal sooner than this is the same key press: a terminal and npm both pass it on. */
const samePressMs = 1_000;
/** How often connections without a request are looked for while the server is closing. */
const idleCheckMs = 100;

/**
 * Ends the process on SIGTERM or SIGINT with status 0 within ten seconds: requests that take no longer than seven
 * seconds are answered, then the application is closed. A second signal waits for no request.
 */
export function closeOnSignal(server: Server): void {
  const active = activeResponses(server);
  let closingSince: number | undefined;
  let hurry: () => void = () => undefined;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (closingSince === undefined) {
        closingSince = performance.now();
        reportShutdown(signal, active.size);
        hurry = close(server, active);
      } else if (performance.now() - closingSince > samePressMs) hurry();
    });
  }
}

const closing = new WeakSet<Server>();

/** The responses that are being written. Those of a closing server end their connection. */
function activeResponses(server: Server): Set<ServerResponse> {
  const active = new Set<ServerResponse>();
  server.on("request", (_, response: ServerResponse) => {
    if (closing.has(server)) response.shouldKeepAlive = false;
    active.add(response);
    response.on("close", () => active.delete(response));
  });
  return active;
}

/** Starts closing. @returns a function that ends the process without waiting for requests */
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
  // A client that keeps asking over one connection would keep the process from ending.
  closing.add(server);
  for (const response of active) response.shouldKeepAlive = false;
  setInterval(() => server.closeIdleConnections(), idleCheckMs).unref();
  // Neither an endless request nor an endless query may hold the process.
  setTimeout(giveUp, requestsTimeoutMs);
  setTimeout(() => process.exit(0), shutdownTimeoutMs);
  return giveUp;
}
