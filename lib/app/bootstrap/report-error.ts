import type { Instrumentation } from "next";
import { describeError } from "../../base/log/describe-error";
import { log } from "../../base/log/log";
import { metrics } from "../../base/metrics/metrics";

/** Counts and logs an error that reached Next, with its route and request id. */
export const reportRequestError: Instrumentation.onRequestError = (
  error,
  { method, headers },
  { routePath },
) => {
  const request = headers["x-request-id"];
  metrics().serverErrors.inc({ route: routePath });
  log.error(
    {
      ...(typeof request === "string" && { request }),
      method,
      route: routePath,
      error: describeError(error),
    },
    "error in a route",
  );
};
