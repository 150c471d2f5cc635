import { sendRequest } from "./raw";
import { expect } from "./test";

/* Malformed and ambiguous requests that the site must reject or normalize before they reach Next, in every run mode. */

/** Ambiguous request targets with their allowed statuses. */
const targets: [target: string, ...statuses: number[]][] = [
  ...[
    "/api/../en-US/home",
    "/api/../en-US/hot-sell/detail/junk",
    "/_next/../en-US/hot-sell/page/-1",
    "/icons/%2e%2e/en-US/account/course/list/detail/99999999999",
    "/og/.%2E/desk/en-US",
    "/calendar/%2E./account/new-password",
    "/qr/..;/en-US/home",
    "/api/%252e%252e/en-US/home",
    "/./home",
    "/home/.",
    "/api/..\\en-US/home",
    "/api%5c..%5cen-US/home",
    "/api%2f..%2fen-US%2fhome",
    "/hot-sell/detail/1%2f2",
    "/home%00",
    "/home%0d%0aX-A:b",
    `/home?${"a=b&".repeat(64)}`,
    "/home\x7f",
    "*",
  ].map((target): [string, number] => [target, 400]),
  [`/${"a".repeat(8192)}`, 414],
  [`/home?${"a".repeat(8192)}`, 414],
  ["http://evil.example/home", 421],
  ["//home", 308],
  ["//evil.example/%2e", 400],
  ["/api//v1/partner", 308],
  ...["/hot-sell/detail/junk", "/hot-sell/page/-1", "/account/course/list/detail/99999999999"].map(
    (target): [string, number] => [target, 404],
  ),
  ["/en-US/hot-sell/page/-1", 404],
  ["/home.rsc", 404],
  ["/%zz", 404],
  ["/%68ome?locale=en", 200],
  ["/study-abroad/vn-th%C3%A1ng-1", 200],
  ["/study-abroad/vn-tha%CC%81ng.1+%20%F0%9F%8E%89-50%", 200],
];

/** Headers and targets that grow with `size`. */
const growingInputs: [name: string, target: (size: number) => string, header: (size: number) => string[]][] =
  [
    ["cookies", () => "/healthz", (size) => [`Cookie: ${manyCookies(size)}`]],
    ["own cookies", () => "/healthz", (size) => [`Cookie: ${repeatToSize("token=%;", size)}`]],
    ["cookies of a page", () => "/help", (size) => [`Cookie: ${repeatToSize("a=%;", size)}`]],
    ["query", (size) => `/healthz?${repeatToSize("a=b&", size / 2)}`, () => []],
    ["query of a page", (size) => `/help?${repeatToSize("a=%&", size / 2)}`, () => []],
    ["slashes", (size) => `/a${repeatToSize("/", size / 2)}b/`, () => []],
    ["escapes", (size) => `/a${repeatToSize("%c3", size / 2)}`, () => []],
    ["Accept-Language", () => "/help", (size) => [`Accept-Language: ${repeatToSize("x-y,", size)}`]],
    [
      "Accept-Encoding",
      () => "/icons/icon.svg",
      (size) => [`Accept-Encoding: ${repeatToSize("br;q=0,", size)}`],
    ],
    ["If-None-Match", () => "/help", (size) => [`If-None-Match: ${repeatToSize('"a",', size)}`]],
    ["Range", () => "/icons/icon.svg", (size) => [`Range: bytes=${repeatToSize("1-2,", size)}`]],
    ["X-Forwarded-For", () => "/healthz", (size) => [`X-Forwarded-For: ${repeatToSize("1.1.1.1,", size)}`]],
    ["lines", () => "/healthz", (size) => Array.from({ length: size / 10 }, (_, line) => `X-${line}: b`)],
    [
      "lines of a page",
      () => "/help",
      (size) => Array.from({ length: size / 10 }, (_, line) => `X-${line}: b`),
    ],
    [
      "Authorization",
      () => "/api/v1/partner",
      (size) => [`Authorization: Bearer${repeatToSize(" ", size)}x`],
    ],
    [
      "Content-Type",
      () => "/api/v1/partner",
      (size) => [`Content-Type: a/b; charset=${repeatToSize(" ", size)}x`],
    ],
    [
      "User-Agent",
      () => "/mobile-download",
      (size) => [`User-Agent: ${repeatToSize("Mozilla/5.0 (", size)}`],
    ],
  ];

const repeatToSize = (text: string, size: number) => text.repeat(Math.ceil(size / text.length));

function manyCookies(size: number): string {
  let header = "";
  for (let index = 0; header.length < size; index += 1) header += `a${index}=b;`;
  return header;
}

/** The shortest response time of four requests, in milliseconds. */
async function shortestTimeMs(address: string, target: string, headers: string[]): Promise<number> {
  let best = Infinity;
  for (let time = 0; time < 4; time += 1) {
    const startedAt = performance.now();
    const { status } = await sendRequest(address, target, { headers });
    best = Math.min(best, performance.now() - startedAt);
    expect.soft(status, target.slice(0, 40)).toBeLessThan(500);
  }
  return best;
}

export async function checkHostileRequests(address: string): Promise<void> {
  for (const [target, ...statuses] of targets) {
    const { status, headers } = await sendRequest(address, target, { headers: ["Accept-Language: en"] });
    expect.soft(statuses, `${target.slice(0, 60)}: ${status}`).toContain(status);
    const location = headers.get("location")?.[0];
    if (location) expect.soft(new URL(location, address).origin, target).toBe(new URL(address).origin);
  }
  for (const [name, target, header] of growingInputs) {
    const small = await shortestTimeMs(address, target(1_500), header(1_500));
    const large = await shortestTimeMs(address, target(12_000), header(12_000));
    // The input is eight times as large; quadratic time would be 64 times as long. Some milliseconds are overhead.
    expect.soft(large, `${name}: ${small} ms`).toBeLessThan(16 * small + 40);
  }
  expect((await sendRequest(address, "/help", { headers: ["Host: evil.example"] })).status).toBe(421);
  expect((await sendRequest(address, "/healthz", { headers: ["Host: evil.example"] })).status).toBe(200);
  const { host } = new URL(address);
  expect((await sendRequest(address, "/help", { headers: [`Host: ${host}`, `Host: ${host}`] })).status).toBe(
    400,
  );
}
