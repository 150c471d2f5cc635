import { gunzipSync } from "node:zlib";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { log } from "../log/log";
import { metrics } from "../metrics/metrics";
import type { ScriptStart } from "../routes";
import { matchRoute } from "../routing/match";
import type { RoutingDecision } from "../routing/decide";
import { setHeaders, type FlatHeaders } from "../server/answer-headers";
import { endTogether } from "../server/end-together";
import { isHeld } from "../server/etag";
import {
  cacheControl,
  endsInSlash,
  isRead,
  redirect,
  redirectFromSlash,
  refuse,
  refuseMethod,
  type VisitCookies,
} from "./answers";
import type { AskNext, NextAnswer } from "./ask-next";
import { dataFolder } from "./data-folder";
import { finishPage, shortHash, type Finished } from "./finish";
import { encodingFor, gzipOf, pack, packBrotli, plainOf, type Encoding, type Packed } from "./pack";
import { PageStore } from "./page-store";
import type { SharedData } from "./shared-data";

/*
 * What stands between a visitor and Next for every page: the page of the visitor's variant, finished (./finish), packed
 * once and kept. Which variant it is, `lib/routing/decide` says and nobody else.
 */

/**
 * A page as it leaves the front. All are made in one place, and one that still holds is the same object: V8 throws away
 * what it has compiled of an answer's whole way when it meets objects of another make, which a spread gives.
 */
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
  /** Where its data are, if it was finished; and since when they have been handed to other processes. */
  data: { path: string; since: number } | undefined;
};

/** A request on its way through the front, with the headers that every answer of its path carries. */
type Asked = {
  request: IncomingMessage;
  response: ServerResponse;
  headers: FlatHeaders;
  encoding: Encoding;
};

export type PageFrontSettings = {
  askNext: AskNext;
  decideFor: (request: IncomingMessage) => RoutingDecision | Promise<RoutingDecision>;
  cookiesFor: VisitCookies;
  /** The starter, compiled. */
  starter: string;
  /** Data of pages that other processes have made. */
  shared?: SharedData;
};

/**
 * What the front holds at most, in bytes. Data stay longer than their pages: whoever has one open may start it yet. So
 * they are kept for browsers over https alone, which take brotli; what others were given stands beside them for a while.
 */
const maxPageBytes = 32 * 1024 * 1024;
const maxDataBytes = 8 * 1024 * 1024;
const maxGzipBytes = 4 * 1024 * 1024;

/** Half of the time for which Redis keeps data (./shared-data). */
const dataShareMs = 12 * 60 * 60 * 1000;

const ofPages = [
  ...["Content-Type", "text/html; charset=utf-8"],
  ...["Vary", "Accept-Encoding, Accept-Language, Cookie"],
];
const ofData = [
  ...["Content-Type", "text/javascript; charset=utf-8"],
  ...["Cache-Control", "public, max-age=31536000, immutable"],
  ...["Vary", "Accept-Encoding"],
];

export function createPageFront({ askNext, decideFor, cookiesFor, starter, shared }: PageFrontSettings) {
  const sizeCalculation = ({ length }: Buffer) => length;
  const data = new LRUCache<string, Buffer>({ maxSize: maxDataBytes, sizeCalculation });
  const gzipped = new LRUCache<string, Buffer>({ maxSize: maxGzipBytes, sizeCalculation });
  /** Data of pages that are made already, on their way to `data`. */
  const packing = new Map<string, Promise<Buffer>>();

  const pages = new PageStore<Page>(maxPageBytes, async (name, before) => {
    const [scripts, variant] = name.split(" ", 2) as [ScriptStart, string];
    // Without its data a page never comes alive: where they have gone, it is asked for whole, and they are made again.
    const holds: Record<string, string> =
      before?.source && isStartable(before) ? { "if-none-match": before.source } : {};
    const answer = await askNext(variant, holds);
    const { etag, link } = answer.headers;
    const told = { source: text(etag), link: text(link), cache: text(answer.headers["x-nextjs-cache"]) };
    if (before && answer.status === 304) {
      before.cache = told.cache;
      return keptPage(before);
    }
    const page = await finish(variant, scripts, answer, told);
    // Nothing that failed is kept, nor shown where there is something older that did not.
    if (page.status >= 500 && before) throw new Error(`a page failed with ${page.status}`);
    return page.status === 200 ? keptPage(page) : { once: page };
  });

  /** Whether a page's data are here, and will be with the other processes for a while yet. `get`: as used as the page. */
  const isStartable = ({ data: own }: Page) =>
    !own ||
    ((data.get(own.path) ?? packing.get(own.path)) !== undefined &&
      (!shared || performance.now() - own.since < dataShareMs));

  async function finish(
    variant: string,
    scripts: ScriptStart,
    answer: NextAnswer,
    told: Pick<Page, "source" | "link" | "cache">,
  ): Promise<Page> {
    const finished = finishPage(answer.body, scripts, starter, pathOf(variant));
    if ("reason" in finished) {
      metrics().unfinishedPages.inc();
      log.error(
        { route: matchRoute(pathOf(variant))?.route.path, error: finished.reason },
        "page not finished",
      );
    }
    const html = "reason" in finished ? answer.body : finished.html;
    const name = shortHash(html);
    const made = "data" in finished ? finished.data : undefined;
    const [packed] = await Promise.all([pack(html), made && shared?.set(made.path, made.script)]);
    // Not waited for: it is asked for after the page, if at all.
    if (made) void packData(made);
    return {
      source: told.source,
      status: answer.status,
      packed,
      tags: { br: `"${name}-br"`, gzip: `"${name}-gz"`, identity: `"${name}"` },
      link: told.link,
      cache: told.cache,
      data: made && { path: made.path, since: performance.now() },
    };
  }

  function packData({ path, script }: Finished["data"]): Promise<Buffer> {
    const packed = packBrotli(script)
      .then((made) => {
        data.set(path, made);
        return made;
      })
      .finally(() => packing.delete(path));
    packing.set(path, packed);
    return packed;
  }

  /** Answers a request for a page or a page's data; without a promise where the page is kept. */
  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    headers: FlatHeaders,
  ): void | Promise<void> {
    const encoding = encodingFor(request.headers["accept-encoding"] as string | undefined);
    const asked = { request, response, headers, encoding };
    if (!isRead(request)) {
      setHeaders(response, headers);
      return refuseMethod(response);
    }
    if (request.url?.startsWith(dataFolder)) return answerData(asked);
    if (endsInSlash(request)) {
      setHeaders(response, headers);
      return redirectFromSlash(request, response);
    }
    const decision = decideFor(request);
    return decision instanceof Promise
      ? decision.then((made) => follow(made, asked))
      : follow(decision, asked);
  }

  /** Does what was decided. */
  function follow(decision: RoutingDecision, asked: Asked): void | Promise<void> {
    const { request, response, headers } = asked;
    const cookies = cookiesFor(request, decision);
    if (decision.kind === "vietnam" || decision.kind === "redirect") {
      setHeaders(response, headers);
      return redirect(request, response, decision, cookies);
    }
    const got = pages.get(`${decision.scripts} ${decision.rewrite}`);
    const show = (page: Page) => sendPage(page, decision, cookies, asked);
    return got instanceof Promise ? got.then(show) : show(got);
  }

  async function answerData(asked: Asked): Promise<void> {
    const { request, response, headers } = asked;
    const path = request.url ?? "";
    const found = await findData(path);
    if (found) return send(200, await dataFor(asked.encoding, path, found), [...headers, ...ofData], asked);
    setHeaders(response, headers);
    refuse(response, 404);
  }

  async function dataFor(encoding: Encoding, path: string, br: Buffer): Promise<Buffer> {
    if (encoding === "br") return br;
    if (encoding === "identity") return plainOf(br);
    const gzip = gzipped.get(path) ?? (await gzipOf(br));
    gzipped.set(path, gzip);
    return gzip;
  }

  /** A page's data, of this process or of another that made the page. */
  async function findData(path: string): Promise<Buffer | undefined> {
    const own = data.get(path) ?? packing.get(path);
    if (own || !isData.test(path)) return own;
    const script = await shared?.get(path);
    return script === undefined ? undefined : packData({ path, script });
  }

  return { answer, renew: () => pages.renew() };
}

const isData = new RegExp(`^${dataFolder}[\\w-]{22}\\.js$`);

const keptPage = (value: Page) => ({ value, bytes: size(value.packed) });
const size = ({ br, gzip }: Packed) => br.length + gzip.length;

/** The public path of a variant, without its language; of a view or a shell it is none that the route table knows. */
export const pathOf = (variant: string) => variant.slice(variant.indexOf("/", 1));

function text(value: string | string[] | number | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}

function sendPage(page: Page, decision: RoutingDecision, cookies: string[], asked: Asked): void {
  const { request, response, encoding } = asked;
  const status = decision.kind === "missing" ? 404 : page.status;
  const headers = [...asked.headers, ...ofPages, "Cache-Control", cacheControl(decision)];
  if (page.cache) headers.push("X-Nextjs-Cache", page.cache);
  if (page.link) headers.push("Link", page.link);
  for (const cookie of cookies) headers.push("Set-Cookie", cookie);
  if (status === 200) headers.push("ETag", page.tags[encoding]);
  // The reader's copy may be in any compression.
  const held = request.headers["if-none-match"];
  if (status === 200 && held !== undefined && isHeld(held, Object.values(page.tags)))
    return endTogether(response.writeHead(304, headers));
  send(
    status,
    encoding === "identity" ? gunzipSync(page.packed.gzip) : page.packed[encoding],
    headers,
    asked,
  );
}

/** All headers in one: set one after the other they take a quarter of the time that a kept page's answer takes. */
function send(status: number, body: Buffer, headers: string[], asked: Asked): void {
  const { request, response, encoding } = asked;
  if (encoding !== "identity") headers.push("Content-Encoding", encoding);
  headers.push("Content-Length", String(body.length));
  response.writeHead(status, headers);
  endTogether(response, request.method === "HEAD" ? undefined : body);
}
