import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { env } from "../env";
import { answerHeaders } from "./answer-headers";
import { clientAddress } from "./client-address";
import { writeClient } from "./client-header";
import { hideQuery } from "./page-query";
import { makePlain } from "./plain-request";

/*
 * What every request passes before Next sees it, and every answer starts with. Node announces each request on a
 * channel of its own, before any handler: the one place that knows the socket, the settings of this process (the
 * headers() of next.config.mjs are fixed at build time) and every path (the middleware sees only pages).
 */
type Announced = { request: IncomingMessage; response: ServerResponse; server: Server };

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

const shared = globalThis as { yuqiaoGuard?: true };

/** Sets the guard up, once per process though Next runs its start-up hook twice. */
export function guardRequests(): void {
  if (shared.yuqiaoGuard) return;
  shared.yuqiaoGuard = true;
  const { SITE_URL, API_HOST, TRUSTED_PROXIES } = env();
  const development = process.env.NODE_ENV === "development";
  const headersOf = answerHeaders({ secure: SITE_URL.startsWith("https:"), apiHost: API_HOST, development });
  const dropped = development ? inwardInDevelopment : inward;

  subscribe("http.server.request.start", (message) => {
    const { request, response, server } = message as Announced;
    if (!development) ignoreUpgrades(server);
    const { headers, socket } = request;
    const address = clientAddress(socket.remoteAddress, asText(headers["x-forwarded-for"]), TRUSTED_PROXIES);
    for (const name in headers) if (dropped.test(name)) delete headers[name];
    if (headers.cookie) headers.cookie = headers.cookie.replace(drafts, "").replace(/^; */, "");
    writeClient(headers, address);
    makePlain(request);
    hideQuery(request);
    const [path = ""] = (request.url ?? "").split("?", 1);
    for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value);
  });
}

const asText = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(",") : value);

/**
 * No visitor's connection becomes a web socket. Next (16.4) listens for those of its development server in production
 * too, and leaves such a connection open for ever, past every time-out. Without a listener Node answers the request
 * as if it had not asked for another protocol (RFC 9110 section 7.8).
 */
function ignoreUpgrades(server: Server): void {
  if (server.listenerCount("upgrade") > 0) server.removeAllListeners("upgrade");
}
