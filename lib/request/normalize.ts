import type { IncomingMessage } from "node:http";

/** Methods that Next's Request accepts. Others (TRACE, WebDAV) become one that no route handler takes: a 405, not a 500. */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const unsupported = "PATCH";

/** Rewrites a request that no browser makes, and that Next would answer with an exception, to one that it refuses. */
export function normalizeRequest(request: IncomingMessage): void {
  if (!methods.has(request.method ?? "")) request.method = unsupported;
  // Next would look for a server action in it. Calls take JSON only.
  if (request.headers["content-type"]?.startsWith("multipart/")) delete request.headers["content-type"];
}
