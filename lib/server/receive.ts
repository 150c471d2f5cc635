import type { IncomingMessage } from "node:http";
import { answerHeaders, type FlatHeaders, type HeaderSettings } from "./answer-headers";
import { clientAddress } from "./client-address";
import { writeClient } from "./client-header";
import { makePlain } from "./plain-request";
import { splitTarget } from "./target";

/**
 * Request headers by which Next's own parts talk to each other, or by which a proxy says what was asked for.
 * Nobody outside has a say in either: the site knows its address from SITE_URL. Those of Next's router ask for
 * parts of a page (links here are plain, so its browser half asks for none), and a malformed one is a 500.
 */
const between = ["middleware", "invoke", "nextjs", "next", "now", "vercel", "matched", "prerender", "action"];
const proxies = ["forwarded", "original", "rewrite", "yuqiao"];
const routers = ["action", "resume", "url", "hmr-refresh", "router-[a-z-]+"];
const inward = new RegExp(
  `^(?:x-(?:${[...between, ...proxies].join("|")})-.*|forwarded|next-(?:${routers.join("|")}))$`,
);
/** The development server's browser half does talk to it. */
const inwardInDevelopment = /^(?:x-(?:middleware|forwarded|yuqiao)-.*|forwarded)$/;

/** Cookies of Next's drafts, of which this site has none: with one of them every answer would set cookies. */
const drafts = /(?:^|; *)__(?:prerender_bypass|next_preview_data)=[^;]*/g;

/**
 * What every request passes before anything answers it, and what every answer starts with: who is asking, nothing that
 * only the inside may say, and the headers of its path, which are returned.
 */
export function receiver(settings: HeaderSettings & { trustedProxies: number }) {
  const { trustedProxies, development } = settings;
  const headersOf = answerHeaders(settings);
  const dropped = development ? inwardInDevelopment : inward;
  return function receive(request: IncomingMessage): FlatHeaders {
    const { headers, socket } = request;
    const address = clientAddress(socket.remoteAddress, asText(headers["x-forwarded-for"]), trustedProxies);
    for (const name in headers) if (dropped.test(name)) delete headers[name];
    if (headers.cookie) headers.cookie = headers.cookie.replace(drafts, "").replace(/^; */, "");
    writeClient(headers, address);
    makePlain(request);
    return headersOf(splitTarget(request.url).path);
  };
}

const asText = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(",") : value);
