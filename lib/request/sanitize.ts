import type { IncomingMessage } from "node:http";
import { isLoopbackHost } from "../public-address.mjs";
import { canonicalTarget, type Refusal } from "./canonical-target";
import { clientAddress, isNearby } from "./client-address";
import { writeClient } from "./client-header";
import type { hostCheck } from "./host";
import { internalHeader, isInternal } from "./internal";
import { normalizeRequest } from "./normalize";
import { keepSiteCookies } from "./site-cookies";
import { splitTarget } from "./target";

/**
 * Request headers by which the parts of Next talk to each other, or by which a proxy says what was asked for. Clients
 * have no say in either: the site knows its address from SITE_URL, and its links are plain, so no browser asks for
 * parts of a page.
 */
const internalPrefixes = [
  ...["middleware", "invoke", "nextjs", "next", "now", "vercel", "matched", "prerender", "action"],
  ...["forwarded", "original", "rewrite", "yuqiao"],
];
const routerHeaders = ["action", "resume", "url", "hmr-refresh", "router-[a-z-]+"];
const dropped = new RegExp(
  `^(?:x-(?:${internalPrefixes.join("|")})-.*|forwarded|next-(?:${routerHeaders.join("|")}))$`,
);
/** The browser half of the development server does send headers of Next's router. */
const droppedInDevelopment = /^(?:x-(?:middleware|forwarded|yuqiao)-.*|forwarded)$/;

/** Probes of containers and balancers ask for these under whatever name they reach the process by. */
const probePaths = new Set(["/healthz", "/readyz"]);

type SanitizeSettings = {
  trustedProxies: number;
  development: boolean;
  /** Whether a request names this site as its host (./host). */
  isOwnHost: ReturnType<typeof hostCheck>;
};

/**
 * Sanitizes a request in place, before anything reads it: writes the client's address, removes what only this process
 * or a proxy may say, and all cookies but the site's own, and brings method and target into one form.
 * @returns why the request is refused, if it is; nothing else may then read it
 */
export function sanitizeRequest(request: IncomingMessage, settings: SanitizeSettings): Refusal | undefined {
  const { headers, socket } = request;
  const canonical = canonicalTarget(request.url ?? "/");
  if ("status" in canonical) return canonical;
  const isOwn = isInternal(headers[internalHeader]);
  if (!isOwn) {
    const refusal = checkHost(request, canonical, settings);
    if (refusal) return refusal;
  }
  request.url = canonical.target;

  const forwarded = asText(headers["x-forwarded-for"]);
  const isForwarded = forwarded !== undefined || headers.forwarded !== undefined;
  const address = clientAddress(socket.remoteAddress, forwarded, settings.trustedProxies);
  const peer = socket.remoteAddress ?? "";
  const isLocal = isLoopbackHost(peer) && (!isForwarded || isNearby(forwarded));
  if (!isOwn) {
    const pattern = settings.development ? droppedInDevelopment : dropped;
    for (const name in headers) if (pattern.test(name)) delete headers[name];
    if (headers.cookie) headers.cookie = keepSiteCookies(headers.cookie);
  }
  writeClient(headers, address, isLocal);
  normalizeRequest(request);
  return undefined;
}

/** Exactly one Host header that names this site, and so does a whole address as the target (RFC 9112 section 3.2). */
function checkHost(
  { headers, rawHeaders, socket }: IncomingMessage,
  { target, authority }: { target: string; authority?: string },
  { isOwnHost }: SanitizeSettings,
): Refusal | undefined {
  if (countHosts(rawHeaders) !== 1) return { status: 400 };
  if (probePaths.has(splitTarget(target).path)) return undefined;
  const { host = "" } = headers;
  const isOwn = [host, authority ?? host].every((name) => isOwnHost(name, socket.remoteAddress));
  return isOwn ? undefined : { status: 421 };
}

/** Headers of which Node keeps the first alone. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count;
}

const asText = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(",") : value);
