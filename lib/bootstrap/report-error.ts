import type { Instrumentation } from "next";
import { describeError } from "../log/describe-error";
import { log } from "../log/log";
import { metrics } from "../metrics/metrics";

/** Tells the operator of an error that reached Next, by the route it happened in and the request it happened to. */
export const reportError: Instrumentation.onRequestError = (error, { method, headers }, { routePath }) => {
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
