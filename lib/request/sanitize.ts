import type { IncomingMessage } from "node:http";
import { clientAddress } from "./client-address";
import { writeClient } from "./client-header";
import { internalHeader, isInternal } from "./internal";
import { normalizeRequest } from "./normalize";

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

/** Cookies of Next's draft mode, which visitors do not have: with one of them every response would set cookies. */
const draftCookies = /(?:^|; *)__(?:prerender_bypass|next_preview_data)=[^;]*/g;

type Settings = { trustedProxies: number; development: boolean };

/**
 * Sanitizes a request in place, before anything reads it: writes the client's address, removes what only this process
 * or a proxy may say, and normalizes method and target.
 */
export function sanitizeRequest(request: IncomingMessage, { trustedProxies, development }: Settings): void {
  const { headers, socket } = request;
  const key = headers[internalHeader];
  const address = clientAddress(socket.remoteAddress, asText(headers["x-forwarded-for"]), trustedProxies);
  if (!isInternal(key)) {
    const pattern = development ? droppedInDevelopment : dropped;
    for (const name in headers) if (pattern.test(name)) delete headers[name];
    if (headers.cookie) headers.cookie = headers.cookie.replace(draftCookies, "").replace(/^; */, "");
  }
  writeClient(headers, address);
  normalizeRequest(request);
}

const asText = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(",") : value);
