import type { IncomingMessage } from "node:http";
import { isLoopbackHost } from "../public-address.mjs";
import { canonicalTarget, type TargetRefusal } from "./canonical-target";
import { clientAddress, isForwardedLocally } from "./client-address";
import { writeClient } from "./client-header";
import type { hostCheck } from "./host";
import { internalHeader, isInternal } from "./internal";
import { normalizeRequest } from "./normalize";
import { keepSiteCookies } from "./site-cookies";
import { splitTarget } from "./target";

/**
 * Headers that Next uses internally or that proxies set. They are removed from clients' requests: the site's address
 * comes from SITE_URL, and its links are plain, so no browser requests parts of a page.
 */
const internalPrefixes = [
  ...["middleware", "invoke", "nextjs", "next", "now", "vercel", "matched", "prerender", "action"],
  ...["forwarded", "original", "rewrite", "yuqiao"],
];
const routerHeaders = ["action", "resume", "url", "hmr-refresh", "router-[a-z-]+"];
const removedHeaders = new RegExp(
  `^(?:x-(?:${internalPrefixes.join("|")})-.*|forwarded|rsc|next-(?:${routerHeaders.join("|")}))$`,
);
/** The development server's client needs the headers of Next's router. */
const removedInDevelopment = /^(?:x-(?:middleware|forwarded|yuqiao)-.*|forwarded)$/;

/** Probes of containers and load balancers may request these paths with any host. */
const probePaths = new Set(["/healthz", "/readyz"]);

type SanitizeSettings = {
  trustedProxies: number;
  development: boolean;
  /** Whether a request names this site as its host (./host). */
  isOwnHost: ReturnType<typeof hostCheck>;
};

/**
 * Sanitizes a request in place, before anything reads it: writes the client's address, removes internal and proxy
 * headers and all cookies but the site's own, and normalizes method and target.
 * @returns the refusal of the request, which must then not be handled, or undefined
 */
export function sanitizeRequest(
  request: IncomingMessage,
  settings: SanitizeSettings,
): TargetRefusal | undefined {
  const { headers, socket } = request;
  const canonical = canonicalTarget(request.url ?? "/");
  if ("status" in canonical) return canonical;
  const isOwn = isInternal(headers[internalHeader]);
  if (!isOwn) {
    const refusal = checkHost(request, canonical, settings);
    if (refusal) return refusal;
  }
  request.url = canonical.target;

  const forwarded = toText(headers["x-forwarded-for"]);
  const isForwarded = forwarded !== undefined || headers.forwarded !== undefined;
  const address = clientAddress(socket.remoteAddress, forwarded, settings.trustedProxies);
  const peer = socket.remoteAddress ?? "";
  const isLocal = isLoopbackHost(peer) && (!isForwarded || isForwardedLocally(forwarded));
  if (!isOwn) {
    const pattern = settings.development ? removedInDevelopment : removedHeaders;
    for (const name in headers) if (pattern.test(name)) delete headers[name];
    if (headers.cookie) headers.cookie = keepSiteCookies(headers.cookie);
  }
  writeClient(headers, address, isLocal);
  normalizeRequest(request);
  return undefined;
}

/** Requires exactly one Host header with this site, and the same of an absolute target (RFC 9112 section 3.2). */
function checkHost(
  { headers, rawHeaders, socket }: IncomingMessage,
  { target, authority }: { target: string; authority?: string },
  { isOwnHost }: SanitizeSettings,
): TargetRefusal | undefined {
  if (countHosts(rawHeaders) !== 1) return { status: 400 };
  if (probePaths.has(splitTarget(target).path)) return undefined;
  const { host = "" } = headers;
  const isOwn = [host, authority ?? host].every((name) => isOwnHost(name, socket.remoteAddress));
  return isOwn ? undefined : { status: 421 };
}

/** Counts Host headers, because Node's `headers` contain only the first. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count;
}

const toText = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(",") : value);
