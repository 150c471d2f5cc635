import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { processState } from "../process-state";

/** Seconds. From a page out of memory to the 30 s that a call may take. */
const buckets = [0.005, 0.02, 0.1, 0.3, 1, 3, 10, 30];

/*
 * Labels take values from tables in the source only, never from a request: a visitor must not be able to grow the memory.
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
      help: "Requests being answered",
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
      help: "What was left out of another provider's answers for breaking the contract: whole rows, or fields",
      labelNames: ["call", "kind"],
      registers,
    }),
    accepted: new Counter({
      name: "yuqiao_accepted_total",
      help: "Bookings, enquiries and enrolments that the provider took, repetitions included",
      labelNames: ["call"],
      registers,
    }),
    unfinishedPages: new Counter({
      name: "yuqiao_unfinished_pages_total",
      help: "Pages of unknown markup, which left as Next rendered them",
      registers,
    }),
    rateLimited: new Counter({
      name: "yuqiao_rate_limited_total",
      help: "Requests refused for being too many, by limit",
      labelNames: ["limit"],
      registers,
    }),
    serverErrors: new Counter({
      name: "yuqiao_errors_total",
      help: "Errors that no one caught, by pattern of the address",
      labelNames: ["route"],
      registers,
    }),
  };
}

/** The process's counters. */
export function metrics(): Metrics {
  return (metricsSlot.value ??= create());
}
