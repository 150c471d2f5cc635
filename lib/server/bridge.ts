import type { RequestListener } from "node:http";
import { createServer } from "node:http";
import inject from "light-my-request";
import next from "next";
import { shutdown } from "../lifecycle/shutdown";
import { describeError } from "../log/describe-error";
import { log } from "../log/log";
import { metrics } from "../metrics/metrics";
import { internalHeaders } from "../request/internal";
import { matchRoute } from "../routing/match";

/*
 * Everything that the accelerator and the application have to do with each other: the accelerator asks Next for pages,
 * passes requests on, reports what it could not do, and closes the application in the end. No other file of lib/server
 * imports what keeps state (a lint rule), and no file of the application imports lib/server.
 */

/** A response of Next, read whole. */
export type NextResponse = {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: string;
};

/** Asks Next for one of its own addresses, such as `/en-US/home`. */
export type AskNext = (path: string, headers?: Record<string, string>) => Promise<NextResponse>;

export type Application = {
  /** Next's own handler, for requests that are passed on. */
  handle: RequestListener;
  askNext: AskNext;
};

/**
 * Starts Next in this process. Its instrumentation starts the rest (lib/bootstrap).
 * @param port where the site will listen
 * @param host under which Next is asked for pages; it stands in no page
 */
export async function startApplication(port: number, host: string): Promise<Application> {
  // The application leaves to the accelerator: signals, since it waits for requests first, and request ids in responses.
  process.env.YUQIAO_ACCELERATED = "true";
  // Where the process reaches itself (lib/request/internal.ts), as `next start` sets it.
  process.env.PORT = String(port);
  // Next listens for upgrades on the server that it is given. Nobody reaches this one: the site has no web socket.
  const app = next({ dev: false, port, httpServer: createServer() });
  await app.prepare();
  const handle = app.getRequestHandler() as RequestListener;
  const ask = askNext(handle, host);
  // The first request waits for the instrumentation; what is wrong shows before the site listens.
  await ask("/healthz");
  return { handle, askNext: ask };
}

/** In this process, without a socket and with nothing of a visitor's: a page depends on its address alone. */
function askNext(handle: RequestListener, host: string): AskNext {
  return async (path, headers = {}) => {
    const {
      statusCode,
      headers: answered,
      payload,
    } = await inject(handle as never, {
      method: "GET",
      url: encodeURI(path),
      headers: { host, accept: "text/html", ...internalHeaders(), ...headers },
    });
    return { status: statusCode, headers: answered, body: payload };
  };
}

/** Closes what the application opened: its database, worker and stores. Never throws. */
export const closeApplication = (): Promise<void> =>
  shutdown().catch((error: unknown) => log.error({ error: describeError(error) }, "closing failed"));

/** Reports a page that could not be stripped of its scripts: it leaves as Next made it, and its scripts do not run. */
export function reportUnknownMarkup(path: string, reason: string): void {
  metrics().unfinishedPages.inc();
  log.error({ route: matchRoute(path)?.route.path, error: reason }, "unknown page markup");
}

export const reportFailure = (error: unknown) =>
  log.error({ error: describeError(error) }, "a request failed");

export const reportSharing = (isLost: boolean, error?: unknown) =>
  log.warn(
    error === undefined ? {} : { error: describeError(error) },
    isLost ? "page data is not shared for now" : "page data is shared again",
  );

export const reportShutdown = (signal: string, count: number) => log.info({ signal, count }, "ending");
export const reportCutOff = (count: number) => log.warn({ count }, "requests cut off");
