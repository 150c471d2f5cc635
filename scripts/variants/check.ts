import type { RoutingSettings } from "../../lib/routing/decide";
import type { KnownClasses } from "../../lib/routing/known-classes";
import { sendRequest, type RawResponse } from "./ask";
import { expected, type ExpectedResponse } from "./expected";
import { randomRequest, type WireRequest } from "./request";
import { createRandom } from "./random";

/** Address under test, which is the site itself or nginx in front of it, and the site's own address and settings. */
export type Target = { address: string; site: string; settings: RoutingSettings; known?: KnownClasses };

const htmlTitle = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const htmlLanguage = (html: string) => /<html lang="([^"]+)"/.exec(html)?.[1];
const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

/** Identifies a page variant by its language, title and canonical address. */
const identity = (html: string) => `${htmlLanguage(html)} ${htmlTitle(html)} ${canonical(html)}`;

/** Responses of the site to simple requests for each variant. */
const references = new Map<string, Promise<RawResponse>>();

const cookieOf = (language: string, isLoggedIn: boolean) =>
  isLoggedIn ? `locale=${language}; token=reference` : `locale=${language}`;

type PageExpected = Extract<ExpectedResponse, { language: string }>;

/** Requests the expected page directly from the site, unambiguously: with the language in a cookie. */
function fetchReference(
  target: Target,
  { path, headers }: WireRequest,
  { language, page, status }: PageExpected,
): Promise<RawResponse> {
  // Members' pages redirect guests.
  const isLoggedIn = /(?:^|; *)token=./.test(headers.cookie ?? "");
  const key = `${target.site} ${language} ${page} ${isLoggedIn}`;
  const url = new URL(path, target.site);
  const queryPairs = ["tab", "page"].flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [`${name}=${value}`];
  });
  // This view has its language in the query.
  if (page === "/privacy/view") queryPairs.push(`locale=${language}`);
  const plain = `${status === 404 ? "/nowhere" : url.pathname}?${queryPairs.join("&")}`;
  // Any `locale` query prevents a redirect to the separate Vietnamese site.
  const localePair =
    target.settings.vietnamSite && queryPairs.every((pair) => !pair.startsWith("locale"))
      ? "&locale=none"
      : "";
  const response =
    references.get(key) ??
    sendRequest(target.site, {
      path: plain + localePair,
      headers: { cookie: cookieOf(language, isLoggedIn) },
    });
  references.set(key, response);
  return response;
}

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
async function findDifferences(
  target: Target,
  request: WireRequest,
  response: RawResponse,
  expectedResponse: ExpectedResponse,
): Promise<string[]> {
  const differences: string[] = [];
  const expectSame = (name: string, got: unknown, wanted: unknown) => {
    if (got !== wanted) differences.push(`${name} ${String(got)} instead of ${String(wanted)}`);
  };
  expectSame("status", response.status, expectedResponse.status);
  const cookie = response.headers["set-cookie"]?.join();
  expectSame("stored language", /locale=([^;]*)/.exec(cookie ?? "")?.[1], expectedResponse.stores);
  if ("to" in expectedResponse) {
    expectSame(
      "location",
      normalizeAddress(response.headers.location ?? "", target.site),
      normalizeAddress(expectedResponse.to, target.site),
    );
    return differences;
  }
  const page = await fetchReference(target, request, expectedResponse);
  expectSame("language of the reference", htmlLanguage(page.text), expectedResponse.language);
  expectSame(
    "cache-control",
    response.headers["cache-control"],
    `private, ${expectedResponse.noStore ? "no-store" : "no-cache"}`,
  );
  const encoding = response.headers["content-encoding"];
  if (encoding && !acceptsEncoding(encoding, request.headers["accept-encoding"]))
    differences.push(`${encoding} was not accepted by the client`);
  expectSame("type", response.headers["content-type"], "text/html; charset=utf-8");
  expectSame("page", identity(response.text), identity(page.text));
  return differences;
}

/**
 * Sends random requests, the same for the same seed, and compares every response with the expected one.
 * @param concurrency number of concurrent requests
 * @returns a line for each wrong response
 */
export async function checkVariants(
  target: Target,
  requests: number,
  seed: number,
  concurrency = 16,
): Promise<string[]> {
  const random = createRandom(seed);
  const failures: string[] = [];
  let sentCount = 0;
  const worker = async () => {
    while (sentCount < requests) {
      sentCount += 1;
      const request = randomRequest(random);
      const response = await sendRequest(target.address, request);
      const differences = await findDifferences(
        target,
        request,
        response,
        expected(request, target.settings, target.known),
      );
      if (differences.length > 0) failures.push(`${JSON.stringify(request)}: ${differences.join("; ")}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return failures;
}
