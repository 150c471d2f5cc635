import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { revalidationPath } from "../../engines/lifecycle/revalidate-pages";
import { dataFolder } from "../markup/strip-hydration";
import { internalHeader, isInternal } from "../../base/request/internal";
import { splitTarget } from "../../base/request/target";
import { isPage } from "../../engines/routing/not-pages";
import type { ResponseHeaders } from "../../engines/routing/security-headers";
import { reportFailure } from "./bridge";
import { idHeader, setHeaders } from "./headers";

/**
 * How long a connection waits for its next request. Must be longer than in the reverse proxy (`keepalive_timeout` of nginx's
 * upstreams, a minute), which would otherwise send a request into a connection that is being closed.
 */
export const keepAliveTimeoutMs = 65_000;
/** How long a connection may be silent: twice the timeout of a call (docs/scaling.md). */
const silenceTimeoutMs = 70_000;

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export type HttpServerSettings = {
  /** Handles pages, unknown addresses and page data. */
  pages: Handler;
  /** Serves a request for a file and returns true, or returns false. */
  files: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Handles calls and all other requests. */
  next: Handler;
  /** Security headers of responses to failed requests. */
  errorHeaders: ResponseHeaders;
  /** Called after the application has revalidated Next's pages. */
  onRevalidated: () => void;
};

/**
 * Creates the HTTP server in front of Next. It has no listener for upgrades, so an Upgrade header is ignored (RFC 9110
 * section 7.8).
 */
export function createHttpServer(settings: HttpServerSettings): Server {
  const { pages, files, next, errorHeaders, onRevalidated } = settings;
  const handle: Handler = (request, response) => {
    const { path } = splitTarget(request.url);
    const isOwn = isInternal(request.headers[internalHeader]);
    if (!isOwn && (isPage(path) || path.startsWith(dataFolder))) return pages(request, response);
    setHeaders(response, idHeader(request));
    if (isOwn) {
      if (path === revalidationPath) response.once("finish", onRevalidated);
      return next(request, response);
    }
    if (files(request, response)) return;
    return next(request, response);
  };
  const handleOrFail: Handler = (request, response) => {
    const fail = (error: unknown) => {
      reportFailure(error);
      if (response.headersSent) return void response.destroy();
      setHeaders(response, { ...errorHeaders, ...idHeader(request) });
      response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end("Internal Server Error");
    };
    try {
      const handled = handle(request, response);
      if (handled instanceof Promise) handled.catch(fail);
    } catch (error) {
      fail(error);
    }
  };
  const server = createServer((request, response) => {
    // Pipelined requests are handled one after the other: if their connection closes, Node emits no event on the requests
    // that still wait, and their resources would leak.
    if (response.socket) handleOrFail(request, response);
    else response.once("socket", () => handleOrFail(request, response));
  });
  server.keepAliveTimeout = keepAliveTimeoutMs;
  server.timeout = silenceTimeoutMs;
  return server;
}
