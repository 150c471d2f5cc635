import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { linkEventsPath } from "../campaign/link-events";
import { describeError } from "../log/describe-error";
import { log } from "../log/log";
import { isPage } from "../routing/not-pages";
import { dataFolder } from "../front/data-folder";
import { setHeaders, type FlatHeaders } from "./answer-headers";
import type { AnswerFile } from "./files";
import type { RequestWatch } from "./requests";
import { splitTarget } from "./target";

/**
 * How long a connection waits for its next request: longer than the edge keeps one (`keepalive_timeout` of nginx's
 * upstreams, a minute), which would else send a request into a connection that is just being closed.
 */
export const keepAliveTimeoutMs = 65_000;
/** A connection on which nothing moves ends. Twice as long as any call takes (docs/scaling.md). */
const silenceTimeoutMs = 70_000;

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Writes the headers that every answer of its path carries with its own, at once: most answers are kept pages. */
type Front = (
  request: IncomingMessage,
  response: ServerResponse,
  headers: FlatHeaders,
) => void | Promise<void>;

export type Way = {
  receive: (request: IncomingMessage) => FlatHeaders;
  watch: RequestWatch;
  /** Pages, missing ones too, and their data. */
  front: Front;
  /** What browsers tell of a marketer's link. */
  linkEvents: Answer;
  /** Files of the build and pictures, where they were packed beforehand. */
  file?: AnswerFile;
  /** Calls and all else. */
  next: Answer;
};

/**
 * The site's own server: a request's way from top to bottom. It has no listener for upgrades, so a request that asks
 * for another protocol is answered as if it had not (RFC 9110 section 7.8).
 */
export function createSiteServer({ receive, watch, front, linkEvents, file, next }: Way): Server {
  const answerOf = (path: string): Front => {
    if (isPage(path) || path.startsWith(dataFolder)) return front;
    const answer = path.startsWith(linkEventsPath) ? linkEvents : next;
    return (request, response, headers) => {
      setHeaders(response, headers);
      if (file?.(request, response)) return;
      return answer(request, response);
    };
  };
  const begin = (request: IncomingMessage, response: ServerResponse) => {
    const headersOfPath = receive(request);
    watch.run(request, response, (id) => {
      const { path } = splitTarget(request.url);
      answerOrFail(answerOf(path), request, response, [...headersOfPath, "X-Request-Id", id]);
    });
  };
  const server = createServer((request, response) => {
    // Several requests at once over one connection are answered in turn, and begun in turn: when the connection ends, Node
    // tells nothing to those that still wait, and what they had opened would stay open.
    if (response.socket) begin(request, response);
    else response.once("socket", () => begin(request, response));
  });
  server.keepAliveTimeout = keepAliveTimeoutMs;
  server.timeout = silenceTimeoutMs;
  return server;
}

/** What is kept is answered at once, without a promise: most requests are. */
function answerOrFail(
  answer: Front,
  request: IncomingMessage,
  response: ServerResponse,
  headers: FlatHeaders,
): void {
  const fail = (error: unknown) => {
    log.error({ error: describeError(error) }, "a request failed");
    if (response.headersSent) return void response.destroy();
    setHeaders(response, headers);
    response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end("Internal Server Error");
  };
  try {
    const answered = answer(request, response, headers);
    if (answered instanceof Promise) answered.catch(fail);
  } catch (error) {
    fail(error);
  }
}
