import type { RequestListener } from "node:http";
import { createServer } from "node:http";
import inject from "light-my-request";
import next from "next";
import { shutdown } from "../../engines/lifecycle/shutdown";
import { describeError } from "../../base/log/describe-error";
import { log } from "../../base/log/log";
import { metrics } from "../../base/metrics/metrics";
import { internalHeaders } from "../../base/request/internal";
import { matchRoute } from "../../engines/routing/match";

/*
 * The only connection between the accelerator and the application: requests pages from Next, forwards other requests,
 * reports failures, and closes the application at shutdown. No other file of lib/app/server imports modules with state (a lint
 * rule), and no file of the application imports lib/app/server.
 */

/** A complete response of Next. */
export type NextResponse = {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: string;
};

/** Requests a rewritten path, such as `/en-US/home`, from Next. */
export type RenderWithNext = (path: string, headers?: Record<string, string>) => Promise<NextResponse>;

export type Application = {
  /** Next's own handler, for forwarded requests. */
  handle: RequestListener;
  renderWithNext: RenderWithNext;
};

/**
 * Starts Next in this process. Its instrumentation starts the rest of the application (lib/app/bootstrap).
 * @param port on which the site will listen
 * @param host the Host header of page requests to Next; pages do not contain it
 */
export async function startApplication(port: number, host: string): Promise<Application> {
  // With this, the application leaves signals and request ids in responses to the accelerator.
  process.env.YUQIAO_ACCELERATED = "true";
  // The application sends requests to itself on this port (lib/base/request/internal.ts). `next start` sets it too.
  process.env.PORT = String(port);
  // Next listens for upgrades on this server. It is never opened: the site has no WebSocket.
  const app = next({ dev: false, port, httpServer: createServer() });
  await app.prepare();
  const handle = app.getRequestHandler() as RequestListener;
  const render = createNextRenderer(handle, host);
  // The first request waits for the instrumentation, so start-up errors occur before the site listens.
  await render("/healthz");
  return { handle, renderWithNext: render };
}

/** Calls Next's handler without a socket and without the visitor's headers: a page depends only on its path. */
function createNextRenderer(handle: RequestListener, host: string): RenderWithNext {
  return async (path, headers = {}) => {
    const {
      statusCode,
      headers: responseHeaders,
      payload,
    } = await inject(handle as never, {
      method: "GET",
      url: encodeURI(path),
      headers: { host, accept: "text/html", ...internalHeaders(), ...headers },
    });
    return { status: statusCode, headers: responseHeaders, body: payload };
  };
}

/** Closes the application's database, worker and stores. Logs errors and never rejects. */
export const closeApplication = (): Promise<void> =>
  shutdown().catch((error: unknown) => log.error({ error: describeError(error) }, "closing failed"));

/** Reports a page whose scripts could not be stripped. It is sent unchanged, and its scripts do not run. */
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
