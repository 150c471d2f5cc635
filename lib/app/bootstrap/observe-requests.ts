import { randomUUID } from "node:crypto";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { env } from "../../base/env";
import { currentRequest } from "../../base/log/current-request";
import { log } from "../../base/log/log";
import { metrics } from "../../base/metrics/metrics";
import { routeLabel } from "./route-label";
import { enterPreview } from "../../base/db/preview-context";
import { processState } from "../../base/process-state";
import { completeHeaders } from "../../engines/routing/complete-headers";
import { otherHeaders } from "../../engines/routing/security-headers";
import { isAuxiliary } from "../../base/request/auxiliary-server";
import { hostCheck } from "../../base/request/host";
import { internalHeader, isAccelerated, isInternal } from "../../base/request/internal";
import { refuseRequest } from "../../base/request/refuse";
import { sanitizeRequest } from "../../base/request/sanitize";
import { limitBodyTime } from "../../base/request/slow-body";
import { splitTarget } from "../../base/request/target";

/** Channel on which Node publishes each request before the server's own listeners run. */
const channelName = "http.server.request.start";

type RequestStart = { request: IncomingMessage; response: ServerResponse; server: Server };

/** Format of ids from nginx ($request_id) and tracing tools. Only these are accepted, because ids are logged. */
const requestIdPattern = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

const observingSlot = processState<() => void>("observing");

/**
 * Sanitizes or refuses, identifies, counts and logs every request to the site. `next dev`, `next start` and `npm
 * start` create their servers differently, and this channel covers all of them. Auxiliary servers are exempt.
 * @returns a function that stops observing; the channel outlives the modules of a test
 */
export function observeRequests(): () => void {
  return (observingSlot.value ??= startObserving());
}

function startObserving(): () => void {
  const { TRUSTED_PROXIES: trustedProxies, SITE_URL } = env();
  const development = process.env.NODE_ENV === "development";
  const settings = { trustedProxies, development, isOwnHost: hostCheck(SITE_URL) };
  const closedHeaders = otherHeaders(SITE_URL.startsWith("https:"));
  const onRequest = (message: unknown) => {
    const { request, response, server } = message as RequestStart;
    if (isAuxiliary(server)) return;
    const refusal = sanitizeRequest(request, settings);
    const id = identify(request, response);
    // Applies to all work that this request starts; the next request on the connection gets its own context.
    currentRequest.enterWith({ id });
    if (refusal) {
      const headers = { ...closedHeaders, "X-Request-Id": id };
      refuseRequest(server, request, refusal, headers);
    } else {
      completeHeaders(response, splitTarget(request.url).path, closedHeaders);
      limitBodyTime(request);
      if (isInternal(request.headers[internalHeader])) enterPreview(request.headers);
    }
    // A pipelined response gets its socket only after those before it have ended.
    const route = refusal ? "refused" : routeLabel(request.method ?? "", request.url ?? "");
    if (response.socket) report(id, route, request, response);
    else response.once("socket", () => report(id, route, request, response));
  };
  subscribe(channelName, onRequest);
  return () => unsubscribe(channelName, onRequest);
}

function identify(request: IncomingMessage, response: ServerResponse): string {
  const sentId = request.headers["x-request-id"];
  const id = typeof sentId === "string" && requestIdPattern.test(sentId) ? sentId : randomUUID();
  request.headers["x-request-id"] = id;
  // The accelerator writes this header itself, together with the other headers of a cached page.
  if (!isAccelerated()) response.setHeader("X-Request-Id", id);
  return id;
}

/** Counts and logs a request when its response has ended. */
function report(id: string, route: string, { method = "" }: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now();
  const { requests, requestSeconds, requestsInFlight } = metrics();
  requestsInFlight.inc();
  log.debug({ method, route }, "request");
  response.on("close", () => {
    const isWhole = response.writableFinished;
    const { statusCode: status } = response;
    const milliseconds = Math.round(performance.now() - startedAt);
    requestsInFlight.dec();
    requests.inc({ route, status: isWhole ? `${Math.floor(status / 100)}xx` : "aborted" });
    requestSeconds.observe({ route }, milliseconds / 1000);
    log.info({ request: id, method, route, status, milliseconds }, isWhole ? "answered" : "aborted");
  });
}
