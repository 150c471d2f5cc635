import { get, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { NextRequest } from "next/server.js";
import type { Language } from "../../lib/base/i18n/languages";
import { decide, toNotFound, type RoutingSettings } from "../../lib/engines/routing/decide";
import { dependsOnClasses, pathExists, type KnownClasses } from "../../lib/engines/routing/known-classes";
import { accountTypeCookie, localeCookie, tokenCookie } from "../../lib/base/session/cookies";
import { randomRequests, type WireRequest } from "./random-request";

/** Address under test, which is the site itself or nginx in front of it, and the site's own address and settings. */
type Target = { address: string; site: string; settings: RoutingSettings; known?: KnownClasses };

type ExpectedPage = {
  status: 200 | 404;
  language: Language;
  page: string;
  stores: Language | undefined;
  noStore: boolean;
};
type ExpectedRedirect = { status: 307; to: string; stores: Language | undefined };

/** The expected response by the rules of lib/engines/routing and lib/base/i18n. Without `known`, all classes exist. */
function expectedResponse(
  { path, headers }: WireRequest,
  settings: RoutingSettings,
  known?: KnownClasses,
): ExpectedPage | ExpectedRedirect {
  const { nextUrl, cookies } = new NextRequest(new URL(path, settings.ownOrigin), { headers });
  const request = {
    path: nextUrl.pathname,
    localeQuery: nextUrl.searchParams.get("locale"),
    search: nextUrl.search,
    localeCookie: cookies.get(localeCookie)?.value,
    acceptLanguage: headers["accept-language"] ?? null,
    isLoggedIn: Boolean(cookies.get(tokenCookie)?.value),
    accountType: cookies.get(accountTypeCookie)?.value,
  };
  let decision = decide(request, settings);
  if (decision.kind === "vietnam")
    return { status: 307, to: decision.to + nextUrl.search, stores: undefined };
  if (
    decision.kind === "page" &&
    dependsOnClasses(decision.rewrite) &&
    known &&
    !pathExists(decision.rewrite, known)
  ) {
    decision = toNotFound(decision);
  }
  const stores = decision.storeLanguage ? decision.language : undefined;
  if (decision.kind === "redirect") return { status: 307, to: decision.to + nextUrl.search, stores };
  const page = decision.rewrite.slice(`/${decision.language}`.length);
  const status = decision.kind === "page" ? 200 : 404;
  const noStore = decision.kind === "page" && decision.noStore === true;
  return { status, language: decision.language, page, stores, noStore };
}

type RawResponse = { status: number; headers: IncomingHttpHeaders; text: string };

const decoders: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Sends a request unchanged: without added headers, redirects or normalized paths. */
function sendRequest(address: string, { path, headers }: WireRequest): Promise<RawResponse> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const body = Buffer.concat(chunks);
        const text = (decoders[response.headers["content-encoding"] ?? ""]?.(body) ?? body).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    }).on("error", reject);
  });
}

const htmlLanguage = (html: string) => /<html lang="([^"]+)"/.exec(html)?.[1];

/** Identifies a page variant by its language, title and canonical address. */
const identity = (html: string) =>
  [
    htmlLanguage(html),
    /<title>([^<]*)<\/title>/.exec(html)?.[1],
    /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
  ].join(" ");

/** Responses of the site to simple requests for each variant. */
const references = new Map<string, Promise<RawResponse>>();

/** Requests the expected page directly from the site, unambiguously: with the language in a cookie. */
function fetchReference(
  { site, settings }: Target,
  { path, headers }: WireRequest,
  { language, page, status }: ExpectedPage,
): Promise<RawResponse> {
  // Members' pages redirect guests.
  const isLoggedIn = /(?:^|; *)token=./.test(headers.cookie ?? "");
  const key = `${site} ${language} ${page} ${isLoggedIn}`;
  const url = new URL(path, site);
  const query = new URLSearchParams(
    [...url.searchParams].filter(
      ([name], at, all) => /^(?:tab|page)$/.test(name) && firstIndex(all, name) === at,
    ),
  );
  // This view has its language in the query. Any other `locale` prevents a redirect to the separate Vietnamese site.
  if (page === "/privacy/view") query.set("locale", language);
  else if (settings.vietnamSite) query.set("locale", "none");
  const response =
    references.get(key) ??
    sendRequest(site, {
      path: `${status === 404 ? "/nowhere" : url.pathname}?${query}`,
      headers: { cookie: `locale=${language}${isLoggedIn ? "; token=reference" : ""}` },
    });
  references.set(key, response);
  return response;
}

const firstIndex = (pairs: [string, string][], name: string) => pairs.findIndex(([other]) => other === name);

/** Whether an encoding is accepted by the Accept-Encoding header. */
const acceptsEncoding = (encoding: string, header = "") =>
  header.split(",").some((part) => {
    const [name = "", quality = "q=1"] = part.trim().toLowerCase().split(";");
    return [encoding, `x-${encoding}`, "*"].includes(name.trim()) && Number(quality.trim().slice(2)) > 0;
  });

/** Normalizes an address: escapes and the order of query parameters, which Next changes, make no difference. */
function normalizeAddress(address: string, site: string): string {
  const { origin, pathname, searchParams } = new URL(address, site);
  return `${origin}${pathname}?${[...searchParams].map(String).sort().join("&")}`;
}

/** Describes the differences between a response and the expected one. */
async function findDifferences(target: Target, request: WireRequest): Promise<string[]> {
  const response = await sendRequest(target.address, request);
  const expected = expectedResponse(request, target.settings, target.known);
  const differences: string[] = [];
  const expectSame = (name: string, got: unknown, wanted: unknown) => {
    if (got !== wanted) differences.push(`${name} ${String(got)} instead of ${String(wanted)}`);
  };
  expectSame("status", response.status, expected.status);
  const cookie = response.headers["set-cookie"]?.join();
  expectSame("stored language", /locale=([^;]*)/.exec(cookie ?? "")?.[1], expected.stores);
  if ("to" in expected) {
    expectSame(
      "location",
      normalizeAddress(response.headers.location ?? "", target.site),
      normalizeAddress(expected.to, target.site),
    );
    return differences;
  }
  const reference = await fetchReference(target, request, expected);
  expectSame("language of the reference", htmlLanguage(reference.text), expected.language);
  expectSame(
    "cache-control",
    response.headers["cache-control"],
    `private, ${expected.noStore ? "no-store" : "no-cache"}`,
  );
  const encoding = response.headers["content-encoding"];
  if (encoding && !acceptsEncoding(encoding, request.headers["accept-encoding"]))
    differences.push(`${encoding} was not accepted by the client`);
  expectSame("type", response.headers["content-type"], "text/html; charset=utf-8");
  expectSame("page", identity(response.text), identity(reference.text));
  return differences;
}

/**
 * Sends random requests, the same for the same seed, and compares every response with the expected one.
 * @returns a line for each wrong response
 */
export async function checkVariants(target: Target, count: number, seed: number): Promise<string[]> {
  const queue = randomRequests(count, seed);
  const failures: string[] = [];
  const worker = async () => {
    for (let request = queue.pop(); request; request = queue.pop()) {
      const differences = await findDifferences(target, request);
      if (differences.length > 0) failures.push(`${JSON.stringify(request)}: ${differences.join("; ")}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  return failures;
}
