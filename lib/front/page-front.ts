import { gunzipSync } from "node:zlib";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { log } from "../log/log";
import { metrics } from "../metrics/metrics";
import type { ScriptStart } from "../routes";
import { matchRoute } from "../routing/match";
import type { RoutingDecision } from "../routing/decide";
import { cacheControl, redirect, redirectFromSlash, refuse, type VisitCookies } from "./answers";
import type { AskNext, NextAnswer } from "./ask-next";
import { dataFolder } from "./data-folder";
import { finishPage, shortHash } from "./finish";
import { encodingFor, pack, type Encoding, type Packed } from "./pack";
import { PageStore } from "./page-store";
import type { SharedData } from "./shared-data";

/*
 * What stands between a visitor and Next for every page: the page of the visitor's variant, finished (./finish), packed
 * once and kept. Which variant it is, `lib/routing/decide` says and nobody else.
 */

/** A page as it leaves the front. */
type Page = {
  /** What Next called this version of it. */
  source: string | undefined;
  status: number;
  packed: Packed;
  /** Strong validators (RFC 9110 section 8.8.3), one per compression. */
  tags: Record<Encoding, string>;
  link: string | undefined;
  /** Whether Next had to render it when it was last asked. */
  cache: string | undefined;
};

/** A request on its way through the front. */
type Asked = { request: IncomingMessage; response: ServerResponse; encoding: Encoding };

export type PageFrontSettings = {
  askNext: AskNext;
  decideFor: (request: IncomingMessage) => RoutingDecision | Promise<RoutingDecision>;
  cookiesFor: VisitCookies;
  /** The starter, compiled. */
  starter: string;
  /** Data of pages that other processes have made. */
  shared?: SharedData;
};

/** What the front holds at most, 64 MB in all. Data stay longer than their pages: whoever has one open may start it yet. */
const maxPageBytes = 32 * 1024 * 1024;
const maxDataBytes = 32 * 1024 * 1024;

const varies = "Accept-Encoding, Accept-Language, Cookie";
const forEver = "public, max-age=31536000, immutable";

export function createPageFront({ askNext, decideFor, cookiesFor, starter, shared }: PageFrontSettings) {
  const data = new LRUCache<string, Packed>({ maxSize: maxDataBytes, sizeCalculation: size });

  const pages = new PageStore<Page>(maxPageBytes, async (name, before) => {
    const [scripts, variant] = name.split(" ", 2) as [ScriptStart, string];
    const answer = await askNext(variant);
    const { etag, link } = answer.headers;
    const told = { source: text(etag), link: text(link), cache: text(answer.headers["x-nextjs-cache"]) };
    if (before && told.source !== undefined && told.source === before.source)
      return keptPage({ ...before, ...told });
    const page = { ...told, ...(await finish(variant, scripts, answer)) };
    // Nothing that failed is kept, nor shown where there is something older that did not.
    if (page.status >= 500 && before) throw new Error(`a page failed with ${page.status}`);
    return page.status === 200 ? keptPage(page) : { once: page };
  });

  async function finish(variant: string, scripts: ScriptStart, answer: NextAnswer) {
    const finished = finishPage(answer.body, scripts, starter);
    if ("reason" in finished) {
      metrics().unfinishedPages.inc();
      log.error(
        { route: matchRoute(pathOf(variant))?.route.path, error: finished.reason },
        "page not finished",
      );
    } else {
      const { path, script } = finished.data;
      data.set(path, await pack(script));
      await shared?.set(path, script);
    }
    const html = "reason" in finished ? answer.body : finished.html;
    const name = shortHash(html);
    return {
      status: answer.status,
      packed: await pack(html),
      tags: { br: `"${name}-br"`, gzip: `"${name}-gz"`, identity: `"${name}"` },
    };
  }

  /** Answers a request for a page or a page's data; without a promise where the page is kept. */
  function answer(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    if (request.method !== "GET" && request.method !== "HEAD")
      return refuse(response, 405, { Allow: "GET, HEAD" });
    const encoding = encodingFor(request.headers["accept-encoding"] as string | undefined);
    if (request.url?.startsWith(dataFolder)) return answerData(request, response, encoding);
    if (redirectFromSlash(request, response)) return;
    const decision = decideFor(request);
    const asked = { request, response, encoding };
    return decision instanceof Promise
      ? decision.then((made) => follow(made, asked))
      : follow(decision, asked);
  }

  /** Does what was decided. */
  function follow(decision: RoutingDecision, asked: Asked): void | Promise<void> {
    const { request, response } = asked;
    const cookies = cookiesFor(request, decision);
    if (decision.kind === "vietnam" || decision.kind === "redirect")
      return redirect(request, response, decision, cookies);
    const got = pages.get(`${decision.scripts} ${decision.rewrite}`);
    const show = (page: Page) => sendPage(page, decision, cookies, asked);
    return got instanceof Promise ? got.then(show) : show(got);
  }

  async function answerData(request: IncomingMessage, response: ServerResponse, encoding: Encoding) {
    const found = await findData(request.url ?? "");
    if (!found) return refuse(response, 404);
    response.setHeader("Content-Type", "text/javascript; charset=utf-8");
    response.setHeader("Cache-Control", forEver);
    response.setHeader("Vary", "Accept-Encoding");
    send(request, response, 200, found, encoding);
  }

  /** A page's data, of this process or of another that made the page. */
  async function findData(path: string): Promise<Packed | undefined> {
    const own = data.get(path);
    if (own || !isData.test(path)) return own;
    const script = await shared?.get(path);
    const packed = script === undefined ? undefined : await pack(script);
    if (packed) data.set(path, packed);
    return packed;
  }

  return { answer, renew: () => pages.renew() };
}

const isData = new RegExp(`^${dataFolder}[\\w-]{22}\\.js$`);

const keptPage = (value: Page) => ({ value, bytes: size(value.packed) });
const size = ({ br, gzip }: Packed) => br.length + gzip.length;

/** The public path of a variant, without its language; of a view or a shell it is none that the route table knows. */
const pathOf = (variant: string) => variant.slice(variant.indexOf("/", 1));

function text(value: string | string[] | number | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}

function sendPage(page: Page, decision: RoutingDecision, cookies: string[], asked: Asked): void {
  const { request, response, encoding } = asked;
  const status = decision.kind === "missing" ? 404 : page.status;
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Cache-Control", cacheControl(decision));
  response.setHeader("Vary", varies);
  if (page.cache) response.setHeader("X-Nextjs-Cache", page.cache);
  if (page.link) response.setHeader("Link", page.link);
  if (cookies.length > 0) response.setHeader("Set-Cookie", cookies);
  if (status !== 200) return send(request, response, status, page.packed, encoding);
  const tag = page.tags[encoding];
  response.setHeader("ETag", tag);
  if (holds(request.headers["if-none-match"], page.tags)) return void response.writeHead(304).end();
  send(request, response, 200, page.packed, encoding);
}

/** Whether the reader's copy, in whatever compression, is still the page (RFC 9110 section 13.1.2). */
function holds(header: string | undefined, tags: Page["tags"]): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  const own = Object.values(tags);
  return header.split(",").some((tag) => own.includes(tag.trim().replace(/^W\//, "")));
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  packed: Packed,
  encoding: Encoding,
): void {
  const body = encoding === "identity" ? gunzipSync(packed.gzip) : packed[encoding];
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", body.length);
  response.statusCode = status;
  response.end(request.method === "HEAD" ? undefined : body);
}
