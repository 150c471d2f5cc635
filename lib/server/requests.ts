import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { currentRequest } from "../log/current-request";
import { log } from "../log/log";
import { metrics } from "../metrics/metrics";
import { routeLabel } from "../metrics/route-label";
import { Slots } from "./slots";

/** What nginx ($request_id) and tracing tools make. Nothing shorter or freer: it goes into the log as it comes. */
const requestId = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** How often connections without a request are looked for once the server is ending. */
const idleCheckMs = 100;

/** Gives every request an id, and sees to it that its end is counted and logged. */
export class RequestWatch {
  readonly #underWay = new Slots<ServerResponse>();
  /** The process is about to end: no connection is kept for another request. */
  #ending = false;

  /** Answers a request under its id, by which the log's lines and the errors of others are found again. */
  run(request: IncomingMessage, response: ServerResponse, answer: (id: string) => void): void {
    const begun = performance.now();
    const sent = request.headers["x-request-id"];
    const id = typeof sent === "string" && requestId.test(sent) ? sent : randomUUID();
    request.headers["x-request-id"] = id;
    if (this.#ending) response.shouldKeepAlive = false;
    const slot = this.#underWay.add(response);
    const { method = "" } = request;
    const route = routeLabel(method, request.url ?? "");
    metrics().requestsInFlight.inc();
    // It is told of once, and a listener that takes itself away costs more.
    response.on("close", () => {
      this.#underWay.remove(slot);
      report({ id, method, route, begun }, response);
    });
    currentRequest.run({ id }, () => {
      log.debug({ method, route }, "request");
      answer(id);
    });
  }

  /** How many requests are being answered. */
  get underWay(): number {
    return this.#underWay.size;
  }

  /**
   * From now on connections end with their answer, and those that wait for another request end at once: a client
   * that keeps asking over one connection would keep a server that is about to end from ending.
   */
  endConnections(server: Server): void {
    this.#ending = true;
    for (const response of this.#underWay.values()) response.shouldKeepAlive = false;
    setInterval(() => server.closeIdleConnections(), idleCheckMs).unref();
  }
}

type Answered = { id: string; method: string; route: string; begun: number };

function report({ id, method, route, begun }: Answered, response: ServerResponse): void {
  const { requests, requestsInFlight } = metrics();
  const whole = response.writableFinished;
  const status = response.statusCode;
  const milliseconds = Math.round(performance.now() - begun);
  requestsInFlight.dec();
  requests.add(route, whole ? `${Math.floor(status / 100)}xx` : "aborted", milliseconds / 1000);
  log.info({ request: id, method, route, status, milliseconds }, whole ? "answered" : "aborted");
}
