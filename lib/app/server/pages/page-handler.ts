import { gunzipSync } from "node:zlib";
import type { IncomingMessage, ServerResponse } from "node:http";
import { serverTimingHeader } from "../../../base/clock/server-timing";
import { dataFolder } from "../../markup/strip-hydration";
import { matchesEtag } from "../../../base/request/etag";
import { splitTarget } from "../../../base/request/target";
import type { RoutingDecision, RoutingSettings } from "../../../engines/routing/decide";
import { decideRequest, type Target } from "../../../engines/routing/decide-request";
import { cacheControlOf, privateNoCache, visitCookies } from "../../../engines/routing/responses";
import type { ResponseHeaders } from "../../../engines/routing/security-headers";
import type { ScriptStart } from "../../../base/routes";
import type { RenderWithNext } from "../bridge";
import { idHeader, refuse, setHeaders, toFlat } from "../headers";
import { encodingFor, type Encoding } from "./compress";
import { PageCache } from "./page-cache";
import { PageData } from "./page-data";
import { pageRenderer, type Page } from "./render-page";
import type { SharedData } from "./shared-data";

/*
 * Handles requests for pages: lib/engines/routing/decide selects the page variant. Each variant is rendered by Next, stripped of its
 * scripts, compressed and cached once for all visitors.
 */

export type PageHandlerSettings = {
  renderWithNext: RenderWithNext;
  routing: RoutingSettings & { isSecure: boolean };
  /** Whether the series class or course of a rewritten path exists. */
  isClassKnown: (rewrite: string) => Promise<boolean>;
  headersOf: (path: string) => ResponseHeaders;
  /** The hydration loader's script. */
  loader: string;
  /** Page data that several processes share. */
  shared?: SharedData;
};

/** Limit of the page cache in bytes, compressed. */
const maxPageBytes = 32 * 1024 * 1024;

export function createPageHandler(settings: PageHandlerSettings) {
  const { renderWithNext: askNext, routing, isClassKnown, headersOf, loader, shared } = settings;
  const data = new PageData(shared);
  const render = pageRenderer({ renderWithNext: askNext, loader, data });
  const pages = new PageCache<Page>(maxPageBytes, (name, previous) => {
    const [scripts, rewrite] = name.split(" ", 2) as [ScriptStart, string];
    return render(rewrite, scripts, previous);
  });

  function handle(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    const { path, search } = splitTarget(request.url);
    if (request.method !== "GET" && request.method !== "HEAD") {
      return refuse(response, 405, { ...baseOf(path, request), Allow: "GET, HEAD" });
    }
    if (path.startsWith(dataFolder)) return sendData(path, request, response);
    if (path.length > 1 && path.endsWith("/")) {
      setHeaders(response, baseOf(path, request));
      return redirectWithoutSlash({ path, search }, response);
    }
    const { cookie, "accept-language": acceptLanguage } = request.headers;
    const decision = decideRequest({ path, search }, { cookie, acceptLanguage }, routing, isClassKnown);
    return decision instanceof Promise
      ? decision.then((decided) => respond(decided, { path, search }, request, response))
      : respond(decision, { path, search }, request, response);
  }

  /** The headers of every response for a path. */
  const baseOf = (path: string, request: IncomingMessage) => ({ ...headersOf(path), ...idHeader(request) });

  /** The same as a flat list, for cached responses. */
  const flatBaseOf = (path: string, request: IncomingMessage) => [
    ...toFlat(headersOf(path)),
    ...Object.entries(idHeader(request)).flat(),
  ];

  function respond(
    decision: RoutingDecision,
    { path, search }: Target,
    request: IncomingMessage,
    response: ServerResponse,
  ): void | Promise<void> {
    const headers = [...flatBaseOf(path, request), "Cache-Control", cacheControlOf(decision)];
    headers.push("Server-Timing", serverTimingHeader(Date.now()));
    for (const cookie of visitCookies({ path, search }, decision, routing.isSecure)) {
      headers.push("Set-Cookie", cookie);
    }
    if (decision.kind === "vietnam" || decision.kind === "redirect") {
      return void response.writeHead(307, [...headers, "Location", decision.to + search]).end();
    }
    const page = pages.get(`${decision.scripts} ${decision.rewrite}`);
    return page instanceof Promise
      ? page.then((rendered) => sendPage(rendered, decision, headers, request, response))
      : sendPage(page, decision, headers, request, response);
  }

  async function sendData(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const encoding = encodingOf(request);
    const body = await data.get(path, encoding);
    if (!body) return refuse(response, 404, baseOf(path, request));
    const headers = [...flatBaseOf(path, request), ...dataHeaders];
    send({ status: 200, body, encoding, headers }, request, response);
  }

  return {
    handle,
    /** Marks all cached pages as outdated; they are checked with Next before they are served again. */
    revalidate: () => pages.revalidate(),
  };
}

const dataHeaders = [
  ...["Content-Type", "text/javascript; charset=utf-8"],
  ...["Cache-Control", "public, max-age=31536000, immutable"],
  ...["Vary", "Accept-Encoding"],
];
const pageTypeHeaders = [
  ...["Content-Type", "text/html; charset=utf-8"],
  ...["Vary", "Accept-Encoding, Accept-Language, Cookie"],
];

const encodingOf = ({ headers }: IncomingMessage) =>
  encodingFor(headers["accept-encoding"] as string | undefined);

/** Redirects `/home/` to `/home`, and never to another host, as a location that starts with `//` would. */
function redirectWithoutSlash({ path, search }: Target, response: ServerResponse): void {
  // lib/base/request/canonical-target merges slashes, but browsers treat a backslash as a slash too.
  let [start, end] = [0, path.length];
  while (path[start] === "/" || path[start] === "\\") start += 1;
  while (end > start && path[end - 1] === "/") end -= 1;
  response
    .writeHead(308, { Location: `/${path.slice(start, end)}${search}`, "Cache-Control": privateNoCache })
    .end();
}

function sendPage(
  page: Page,
  decision: RoutingDecision,
  headers: string[],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const encoding = encodingOf(request);
  const status = decision.kind === "missing" ? 404 : page.status;
  headers.push(...pageTypeHeaders);
  if (page.cacheState) headers.push("X-Nextjs-Cache", page.cacheState);
  if (page.link) headers.push("Link", page.link);
  if (status === 200) {
    headers.push("ETag", page.etags[encoding]);
    // The client's copy may be in any compression.
    if (matchesEtag(request.headers["if-none-match"], Object.values(page.etags))) {
      return void response.writeHead(304, headers).end();
    }
  }
  const body = encoding === "identity" ? gunzipSync(page.compressed.gzip) : page.compressed[encoding];
  send({ status, body, encoding, headers }, request, response);
}

type Sent = { status: number; body: Buffer; encoding: Encoding; headers: string[] };

function send(
  { status, body, encoding, headers }: Sent,
  { method }: IncomingMessage,
  response: ServerResponse,
): void {
  if (encoding !== "identity") headers.push("Content-Encoding", encoding);
  headers.push("Content-Length", String(body.length));
  response.writeHead(status, headers);
  response.end(method === "HEAD" ? undefined : body);
}
