import type { RoutingSettings } from "../../lib/routing/decide";
import type { KnownClasses } from "../../lib/routing/known-classes";
import { ask, type Answer } from "./ask";
import { expected, type Expected } from "./expected";
import { randomRequest, type Wire } from "./request";
import { seeded } from "./random";

/** Address under test, which is the site itself or nginx in front of it, and the site's own address and settings. */
export type Way = { address: string; site: string; settings: RoutingSettings; known?: KnownClasses };

const htmlTitle = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const htmlLanguage = (html: string) => /<html lang="([^"]+)"/.exec(html)?.[1];
const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

/** Identifies a page variant by its language, title and canonical address. */
const identity = (html: string) => `${htmlLanguage(html)} ${htmlTitle(html)} ${canonical(html)}`;

/** Responses of the site to simple requests for each variant. */
const references = new Map<string, Promise<Answer>>();

const cookieOf = (language: string, signedIn: boolean) =>
  signedIn ? `locale=${language}; token=reference` : `locale=${language}`;

type PageExpected = Extract<Expected, { language: string }>;

/** Requests the expected page directly from the site, unambiguously: with the language in a cookie. */
function reference(
  way: Way,
  { path, headers }: Wire,
  { language, page, status }: PageExpected,
): Promise<Answer> {
  // Members' pages redirect guests.
  const signedIn = /(?:^|; *)token=./.test(headers.cookie ?? "");
  const key = `${way.site} ${language} ${page} ${signedIn}`;
  const url = new URL(path, way.site);
  const kept = ["tab", "page"].flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [`${name}=${value}`];
  });
  // This view has its language in the query.
  if (page === "/privacy/view") kept.push(`locale=${language}`);
  const plain = `${status === 404 ? "/nowhere" : url.pathname}?${kept.join("&")}`;
  // Any `locale` query prevents a redirect to the separate Vietnamese site.
  const also =
    way.settings.vietnamSite && kept.every((pair) => !pair.startsWith("locale")) ? "&locale=none" : "";
  const made =
    references.get(key) ??
    ask(way.site, { path: plain + also, headers: { cookie: cookieOf(language, signedIn) } });
  references.set(key, made);
  return made;
}

/** Whether an encoding is accepted by the Accept-Encoding header. */
const takes = (packing: string, header = "") =>
  header.split(",").some((part) => {
    const [name = "", quality = "q=1"] = part.trim().toLowerCase().split(";");
    return [packing, `x-${packing}`, "*"].includes(name.trim()) && Number(quality.trim().slice(2)) > 0;
  });

/** Normalizes an address: escapes and the order of query parameters, which Next changes, make no difference. */
function meant(address: string, site: string): string {
  const { origin, pathname, searchParams } = new URL(address, site);
  return `${origin}${pathname}?${[...searchParams].map(String).sort().join("&")}`;
}

/** Describes the differences between a response and the expected one. */
async function faults(way: Way, wire: Wire, answer: Answer, right: Expected): Promise<string[]> {
  const wrong: string[] = [];
  const expectSame = (name: string, got: unknown, wanted: unknown) => {
    if (got !== wanted) wrong.push(`${name} ${String(got)} instead of ${String(wanted)}`);
  };
  expectSame("status", answer.status, right.status);
  const cookie = answer.headers["set-cookie"]?.join();
  expectSame("stored language", /locale=([^;]*)/.exec(cookie ?? "")?.[1], right.stores);
  if ("to" in right) {
    expectSame("location", meant(answer.headers.location ?? "", way.site), meant(right.to, way.site));
    return wrong;
  }
  const page = await reference(way, wire, right);
  expectSame("language of the reference", htmlLanguage(page.text), right.language);
  expectSame(
    "cache-control",
    answer.headers["cache-control"],
    `private, ${right.noStore ? "no-store" : "no-cache"}`,
  );
  const packing = answer.headers["content-encoding"];
  if (packing && !takes(packing, wire.headers["accept-encoding"]))
    wrong.push(`${packing} was not accepted by the client`);
  expectSame("type", answer.headers["content-type"], "text/html; charset=utf-8");
  expectSame("page", identity(answer.text), identity(page.text));
  return wrong;
}

/**
 * Sends random requests, the same for the same seed, and compares every response with the expected one.
 * @param at number of concurrent requests
 * @returns a line for each wrong response
 */
export async function checkVariants(way: Way, requests: number, seed: number, at = 16): Promise<string[]> {
  const random = seeded(seed);
  const wrong: string[] = [];
  let asked = 0;
  const worker = async () => {
    while (asked < requests) {
      asked += 1;
      const wire = randomRequest(random);
      const answer = await ask(way.address, wire);
      const found = await faults(way, wire, answer, expected(wire, way.settings, way.known));
      if (found.length > 0) wrong.push(`${JSON.stringify(wire)}: ${found.join("; ")}`);
    }
  };
  await Promise.all(Array.from({ length: at }, worker));
  return wrong;
}
