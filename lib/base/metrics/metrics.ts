import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { processState } from "../process-state";

/** In seconds, from a page cached in memory to the 30 s time-out of a call. */
const buckets = [0.005, 0.02, 0.1, 0.3, 1, 3, 10, 30];

/*
 * Label values come only from tables in the source, never from a request, because each value takes memory.
 */
const metricsSlot = processState<Metrics>("metrics");

type Metrics = ReturnType<typeof create>;

function create() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: "yuqiao_http_requests_total",
      help: "Requests by route and status class (aborted: the client left before the end of the response)",
      labelNames: ["route", "status"],
      registers,
    }),
    requestSeconds: new Histogram({
      name: "yuqiao_http_request_seconds",
      help: "Time from the start of a request to the end of its response",
      labelNames: ["route"],
      buckets,
      registers,
    }),
    requestsInFlight: new Gauge({
      name: "yuqiao_http_requests_in_flight",
      help: "Requests in progress",
      registers,
    }),
    callSeconds: new Histogram({
      name: "yuqiao_call_seconds",
      help: "Time the provider took, by call, provider and outcome",
      labelNames: ["call", "provider", "outcome"],
      buckets,
      registers,
    }),
    omitted: new Counter({
      name: "yuqiao_omitted_total",
      help: "Rows and fields of another provider's responses that were omitted for breaking the contract",
      labelNames: ["call", "kind"],
      registers,
    }),
    accepted: new Counter({
      name: "yuqiao_accepted_total",
      help: "Bookings, enquiries and enrolments that the provider accepted, including repetitions",
      labelNames: ["call"],
      registers,
    }),
    unfinishedPages: new Counter({
      name: "yuqiao_unfinished_pages_total",
      help: "Pages with unknown markup, which were sent as Next rendered them",
      registers,
    }),
    rateLimited: new Counter({
      name: "yuqiao_rate_limited_total",
      help: "Requests refused by a rate limit, by limit",
      labelNames: ["limit"],
      registers,
    }),
    serverErrors: new Counter({
      name: "yuqiao_errors_total",
      help: "Uncaught errors, by route",
      labelNames: ["route"],
      registers,
    }),
  };
}

/** Returns the process's metrics. */
export function metrics(): Metrics {
  return (metricsSlot.value ??= create());
}
