import type { IncomingMessage } from "node:http";

/** Methods that Next's Request accepts. Others (TRACE, WebDAV) become one that no route handler takes: a 405, not a 500. */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const unsupported = "PATCH";

/** Rewrites a request that no browser makes, and that Next would answer with an exception, to one that it refuses. */
export function normalizeRequest(request: IncomingMessage): void {
  request.url = normalizeTarget(request.url ?? "/");
  if (!methods.has(request.method ?? "")) request.method = unsupported;
  // Next would look for a server action in it. Calls take JSON only.
  if (request.headers["content-type"]?.startsWith("multipart/")) delete request.headers["content-type"];
}

/** Most targets: nothing below would change them. */
const plain = /^\/[\w/-]*$/;

/** Next serves the data of a page under its path with this suffix. That is no address of the site. */
const dataSuffix = /\.(?=rsc$)/;

/**
 * A request's target as a path with a query. A whole address (RFC 9112 section 3.2.2) loses its host, which is of
 * the sender's choosing; `*` names no resource; and a % that begins no character stands for itself.
 */
export function normalizeTarget(target: string): string {
  if (plain.test(target)) return target;
  const path = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, "");
  const rooted = path.startsWith("/") ? path : `/${path}`;
  const end = rooted.search(/[?#]/);
  const name = end < 0 ? rooted : rooted.slice(0, end);
  const readable = (decodable(name) ? name : name.replaceAll("%", "%25")).replace(dataSuffix, "%2e");
  return readable + rooted.slice(name.length);
}

function decodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
