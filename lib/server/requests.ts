import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { currentRequest } from "../log/current-request";
import { log } from "../log/log";
import { metrics } from "../metrics/metrics";
import { routeLabel } from "../metrics/route-label";

/** What nginx ($request_id) and tracing tools make. Nothing shorter or freer: it goes into the log as it comes. */
const requestId = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

type Started = { request: IncomingMessage; response: ServerResponse; server: Server };
type Watch = {
  /** Servers whose requests these are, and those whose requests are nobody's business. */
  servers: Set<Server>;
  leftOut: WeakSet<Server>;
  underWay: Set<ServerResponse>;
  /** The process is about to end: no connection is kept for another request. */
  ending: boolean;
};

/* Once per process, though Next loads the start-up hook twice. */
const shared = globalThis as { yuqiaoWatch?: Watch };

/**
 * Gives every request an id, and sees to it that its end is counted and logged. Node tells of a request before
 * Next hears of it, so this holds for pages, calls and files alike, and the middleware stays out of it.
 */
export function watchRequests(): void {
  if (shared.yuqiaoWatch) return;
  const watch: Watch = (shared.yuqiaoWatch = {
    servers: new Set(),
    leftOut: new WeakSet(),
    underWay: new Set(),
    ending: false,
  });
  subscribe("http.server.request.start", (message) => begin(watch, message as Started));
}

function begin(watch: Watch, { request, response, server }: Started): void {
  if (watch.leftOut.has(server)) return;
  const begun = performance.now();
  const sent = request.headers["x-request-id"];
  const id = typeof sent === "string" && requestId.test(sent) ? sent : randomUUID();
  request.headers["x-request-id"] = id;
  response.setHeader("X-Request-Id", id);
  if (watch.ending) response.shouldKeepAlive = false;
  watch.servers.add(server);
  watch.underWay.add(response);
  currentRequest.enterWith({ id });
  const { method = "" } = request;
  const route = routeLabel(method, request.url ?? "");
  log.debug({ method, route }, "request");
  const { requests, requestSeconds, requestsInFlight } = metrics();
  requestsInFlight.inc();
  response.once("close", () => {
    const whole = response.writableFinished;
    const status = response.statusCode;
    const milliseconds = Math.round(performance.now() - begun);
    watch.underWay.delete(response);
    requestsInFlight.dec();
    requests.inc({ route, status: whole ? `${Math.floor(status / 100)}xx` : "aborted" });
    requestSeconds.observe({ route }, milliseconds / 1000);
    log.info({ request: id, method, route, status, milliseconds }, whole ? "answered" : "aborted");
  });
}

/** Requests to this server, which is the operator's own, are neither counted nor logged. */
export function leaveOut(server: Server): void {
  shared.yuqiaoWatch?.leftOut.add(server);
}

/** How many requests are being answered. */
export function requestsUnderWay(): number {
  return shared.yuqiaoWatch?.underWay.size ?? 0;
}

/**
 * From now on connections end with their answer, and those that wait for another request end at once: a client
 * that keeps asking over one connection would keep a server that is about to end from ending.
 */
export function endConnections(): void {
  const watch = shared.yuqiaoWatch;
  if (!watch) return;
  watch.ending = true;
  for (const response of watch.underWay) response.shouldKeepAlive = false;
  for (const server of watch.servers) {
    setInterval(() => server.closeIdleConnections(), 100).unref();
  }
}
