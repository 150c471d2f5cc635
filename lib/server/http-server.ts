import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { revalidationPath } from "../lifecycle/revalidate-pages";
import { dataFolder } from "../markup/data-folder";
import { internalHeader, isInternal } from "../request/internal";
import { splitTarget } from "../request/target";
import { isPage } from "../routing/not-pages";
import type { ResponseHeaders } from "../routing/security-headers";
import { reportFailure } from "./bridge";
import { idHeader, setHeaders } from "./headers";

/**
 * How long a connection waits for its next request: longer than the reverse proxy keeps one (`keepalive_timeout` of
 * nginx's upstreams, a minute), which would otherwise send a request into a connection that is being closed.
 */
export const keepAliveTimeoutMs = 65_000;
/** How long a connection may carry no bytes: twice the time-out of a call (docs/scaling.md). */
const silenceTimeoutMs = 70_000;

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export type HttpServerSettings = {
  /** Pages, unknown addresses among them, and the data of pages. */
  pages: Handler;
  /** Answers a request for a file and returns true, or returns false. */
  files: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Calls and all else. */
  next: Handler;
  /** Security headers that depend on settings, for what Next answers: the others it sets itself (next.config.mjs). */
  nextHeaders: ResponseHeaders;
  /** Security headers of a response that could not be made. */
  errorHeaders: ResponseHeaders;
  /** The application has had Next's pages revalidated. */
  onRevalidated: () => void;
};

/**
 * The server in front of Next. It has no listener for upgrades, so a request for another protocol is answered as if it
 * had not asked (RFC 9110 section 7.8).
 */
export function createHttpServer(settings: HttpServerSettings): Server {
  const { pages, files, next, nextHeaders, errorHeaders, onRevalidated } = settings;
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
    setHeaders(response, nextHeaders);
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
    // Pipelined requests are handled one after the other: when their connection ends, Node tells nothing to those that
    // still wait, and what they had opened would stay open.
    if (response.socket) handleOrFail(request, response);
    else response.once("socket", () => handleOrFail(request, response));
  });
  server.keepAliveTimeout = keepAliveTimeoutMs;
  server.timeout = silenceTimeoutMs;
  return server;
}
