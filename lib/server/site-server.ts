import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { linkEventsPath } from "../campaign/link-visit";
import { describeError } from "../log/describe-error";
import { log } from "../log/log";
import { isPage } from "../routing/not-pages";
import { dataFolder } from "../front/data-folder";
import type { RequestWatch } from "./requests";
import { splitTarget } from "./target";

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export type Way = {
  receive: (request: IncomingMessage, response: ServerResponse) => void;
  watch: RequestWatch;
  /** Pages, missing ones too, and their data. */
  front: Answer;
  /** What browsers tell of a marketer's link. */
  linkEvents: Answer;
  /** Calls, files and all else. */
  next: Answer;
};

/**
 * The site's own server: a request's way from top to bottom. It has no listener for upgrades, so a request that asks
 * for another protocol is answered as if it had not (RFC 9110 section 7.8).
 */
export function createSiteServer({ receive, watch, front, linkEvents, next }: Way): Server {
  const answerOf = (path: string) => {
    if (isPage(path) || path.startsWith(dataFolder)) return front;
    return path.startsWith(linkEventsPath) ? linkEvents : next;
  };
  return createServer((request, response) => {
    receive(request, response);
    watch.run(request, response, () => {
      const { path } = splitTarget(request.url);
      answerOrFail(answerOf(path), request, response);
    });
  });
}

/** What is kept is answered at once, without a promise: most requests are. */
function answerOrFail(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  const fail = (error: unknown) => {
    log.error({ error: describeError(error) }, "a request failed");
    if (response.headersSent) response.destroy();
    else
      response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end("Internal Server Error");
  };
  try {
    const answered = answer(request, response);
    if (answered instanceof Promise) answered.catch(fail);
  } catch (error) {
    fail(error);
  }
}
