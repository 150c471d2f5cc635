import type { ServerResponse } from "node:http";
import { isPage } from "./not-pages";
import type { ResponseHeaders } from "./security-headers";

/** What the choice of a page depends on (lib/engines/routing/read-request.ts). */
const negotiatedBy = ["Accept-Language", "Cookie"];

/**
 * Completes the headers of one of Next's responses when its head is written. Next's own responses, such as redirects
 * and 405, lack the headers of next.config.mjs, and Next overwrites the `Vary` that the middleware or a handler sets.
 * A response whose headers are passed to `writeHead` is one of the accelerator's and complete.
 * @param path the path of the request
 * @param headers the security headers of responses that are not pages (lib/engines/routing/security-headers.ts)
 */
export function completeHeaders(response: ServerResponse, path: string, headers: ResponseHeaders): void {
  const { writeHead } = response;
  const complete = (...args: Parameters<typeof writeHead>) => {
    if (!args.some((value) => typeof value === "object")) {
      addSecurityHeaders(response, headers);
      if (isPage(path)) addVary(response);
    }
    return writeHead.apply(response, args);
  };
  response.writeHead = complete as typeof writeHead;
}

/** A response with a policy has chosen its own headers; of it only the transport is the same everywhere. */
function addSecurityHeaders(response: ServerResponse, headers: ResponseHeaders): void {
  const hasPolicy = response.hasHeader("Content-Security-Policy");
  for (const [name, value] of Object.entries(headers)) {
    const isNeeded = !hasPolicy || name === "Strict-Transport-Security";
    if (isNeeded && !response.hasHeader(name)) response.setHeader(name, value);
  }
}

function addVary(response: ServerResponse): void {
  const names = [response.getHeader("Vary") ?? []]
    .flat()
    .join(",")
    .split(",")
    .map((name) => name.trim());
  const known = new Set(names.map((name) => name.toLowerCase()));
  const missing = negotiatedBy.filter((name) => !known.has(name.toLowerCase()));
  response.setHeader("Vary", [...names.filter(Boolean), ...missing].join(", "));
}
