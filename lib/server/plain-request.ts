import type { IncomingMessage } from "node:http";

/*
 * Requests that no browser makes and that Next meets with an exception, which would be a 500, are put as what they
 * come to: something that is not here.
 */

/** Methods that Next's own Request takes; TRACE and those of WebDAV are handed on as one that nothing here takes. */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const untaken = "PATCH";

export function makePlain(request: IncomingMessage): void {
  request.url = plainTarget(request.url ?? "/");
  if (!methods.has(request.method ?? "")) request.method = untaken;
  // Next looks for a server action in it. Calls take JSON and nothing else, and so this one is no JSON either.
  if (request.headers["content-type"]?.startsWith("multipart/")) delete request.headers["content-type"];
}

/** What most are asked for by, of which nothing below would change anything. */
const plain = /^\/[\w/-]*$/;

/** Under such an address Next gives the parts of the page without the ending, which is no address of the site. */
const partsOfPage = /\.(?=rsc$)/;

/**
 * A request's target as a path with a query. A whole address (RFC 9112 section 3.2.2) loses its host, which is of
 * the sender's choosing; `*` names no resource; and a % that begins no character stands for itself.
 */
export function plainTarget(target: string): string {
  if (plain.test(target)) return target;
  const path = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, "");
  const rooted = path.startsWith("/") ? path : `/${path}`;
  const end = rooted.search(/[?#]/);
  const name = end < 0 ? rooted : rooted.slice(0, end);
  const readable = (decodable(name) ? name : name.replaceAll("%", "%25")).replace(partsOfPage, "%2e");
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
