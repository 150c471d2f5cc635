import type { IncomingMessage } from "node:http";

/**
 * Methods that Next's Request accepts. Others (TRACE, WebDAV) become PATCH, which no route handler has: a 405, not a
 * 500.
 */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const unsupported = "PATCH";

/** Rewrites unusual requests for which Next would throw to requests that it refuses. */
export function normalizeRequest(request: IncomingMessage): void {
  if (!methods.has(request.method ?? "")) request.method = unsupported;
  // Next would parse it as a server action. Calls accept JSON only.
  if (request.headers["content-type"]?.startsWith("multipart/")) delete request.headers["content-type"];
}
