import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { redirectPayloads } from "../testing/links/redirect-payloads";
import { servers } from "./servers";
import { sendRequest, sendRaw, type RawResponse } from "./support/raw";
import { expect, test } from "./support/test";

/* Requests that no browser sends, as raw bytes against the production server. None is accepted, and none gets a 5xx. */

const site = servers.embedded.address;
const home = "/home?locale=en-US";
const title = (response: RawResponse) => /<title>(.*?)<\/title>/.exec(response.body)?.[1];

/** The foreign host that a response redirects to, if any. */
function leadsTo({ headers }: RawResponse): string | undefined {
  const [location] = headers.get("location") ?? [];
  if (location === undefined) return undefined;
  const { origin } = new URL(location, site);
  return origin === site ? undefined : origin;
}

const targets = [
  ...[
    "/..%2f",
    "/..%2f..%2fetc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%c0%af..%c0%afetc/passwd",
    "/../../package.json",
  ],
  ...[
    "/_next/../../package.json",
    "/_next/static/..%2f..%2f..%2fpackage.json",
    "/art/..%2f..%2fpackage.json",
  ],
  ...["/_next/static/%2e%2e/%2e%2e/package.json", "/.env", "/.git/config", "/.next/BUILD_ID", "/server.js"],
  ...[
    "/%00",
    "/home%00",
    "/%E0%A4%A",
    "/%",
    "/%zz",
    "/%ff",
    "/home%ff",
    "/%uff0e",
    "/home;x",
    "/HOME",
    "/home.txt",
  ],
  ...[
    "/en-US/home",
    "/zh-CN/missing",
    "/_error",
    "/404",
    "/500",
    "/_not-found",
    "/middleware",
    "/__proto__",
    "/constructor",
  ],
  ...[
    "/hot-sell/detail/%00",
    "/hot-sell/detail/1%2f2",
    "/hot-sell/detail/-1",
    "/hot-sell/detail/99999999999",
  ],
  ...[
    "/study-abroad/%E0%A4%A",
    "/study-abroad/__proto__/x",
    "/api/..%2fhome",
    "/api/v1/%E0%A4%A",
    "/api/v1/%00",
  ],
  ...[
    "/api/v1/student/version/%00",
    "/api/v1/student/version/__proto__",
    "/api/v1/partner?x=%00",
    "/api/speed?kb=1e9",
  ],
  ...[
    "/api/account/%E0%A4%A",
    "/api/account/__proto__",
    "/api/account/constructor",
    "/api/docs/%E0%A4%A",
    "/api/docs/__proto__",
  ],
  ...[
    "/qr/%E0%A4%A",
    "/qr/__proto__",
    "/flags/%E0%A4%A",
    "/flags/..%2f..",
    "/og/%E0%A4%A/home",
    "/og/en-US/__proto__",
  ],
  ...[
    "/og/campaign/%E0%A4%A",
    "/calendar/campaign/%E0%A4%A",
    "/calendar/campaign/__proto__",
    "/_next/static/chunks/%E0%A4%A.js",
  ],
  ...[
    "/_next/image?url=http://169.254.169.254/",
    "/_next/image?url=//evil.example/x&w=64&q=75",
    "/_next/data/x/home.json",
  ],
  ...[
    "*",
    "evil.example:80",
    "/a%0d%0aSet-Cookie:%20token=x",
    `/${"a".repeat(15_000)}`,
    "/h\xc3\xa9",
    "/home\x7f",
    "/home?\x00",
  ],
  ...[`/api/v1/partner?${"a=1&".repeat(3000)}`, `/api/v1/partner?a=${"x".repeat(5000)}`],
];

test("no target reaches anything private or breaks the server", async () => {
  for (const target of targets) {
    const response = await sendRequest(site, target);
    expect.soft(response.status, target).toBeGreaterThanOrEqual(400);
    expect.soft(response.status, target).toBeLessThan(500);
    expect.soft(response.body, target).not.toContain('"dependencies"');
  }
});

test("an unusual target redirects to this site or nowhere", async () => {
  const strange = [
    ...[
      "//",
      "///",
      "//evil.example",
      "//evil.example/home",
      "/\\evil.example",
      "/\\/evil.example/..",
      "/home//",
      "//home",
    ],
    ...[
      "http://evil.example/home",
      "http://evil.example//x",
      "/./home",
      "/../home",
      "/_next/../home",
      "/%2e%2e/",
      "/;//evil.example",
    ],
    ...[
      "/?locale=%00",
      "/home?locale=%E0%A4%A",
      "/home?locale=__proto__&__proto__[x]=1",
      "/home?%E0%A4%A",
      `/home?${"a=1&".repeat(3500)}`,
    ],
  ];
  for (const target of strange) {
    const response = await sendRequest(site, target);
    expect.soft(response.status, target).toBeLessThan(500);
    expect.soft(leadsTo(response), target).toBeUndefined();
  }
});

const smuggled = [
  "x-middleware-subrequest: middleware:middleware:middleware:middleware:middleware",
  "x-middleware-subrequest: src/middleware:src/middleware:src/middleware:src/middleware:src/middleware",
  ...[
    "x-middleware-rewrite: /api/series",
    "x-middleware-next: 1",
    "x-middleware-redirect: //evil.example",
    "x-middleware-skip: 1",
  ],
  ...[
    "x-middleware-override-headers: cookie",
    "x-middleware-request-cookie: locale=ko-KR",
    "x-middleware-set-cookie: token=x",
  ],
  ...[
    "x-nextjs-data: 1",
    "x-matched-path: /api/series",
    "x-matched-path: /%E0%A4%A",
    "x-invoke-path: /x",
    "x-invoke-status: 500",
  ],
  ...[
    "x-invoke-error: {}",
    "x-now-route-matches: 1=ko-KR",
    "x-forwarded-host: evil.example",
    "x-forwarded-proto: https",
  ],
  ...[
    "x-forwarded-proto: gopher",
    "x-forwarded-port: 99999",
    "x-forwarded-for: %00",
    "x-original-url: /api/series",
  ],
  ...[
    "x-rewrite-url: /api/series",
    "x-http-method-override: DELETE",
    "forwarded: host=evil.example",
    "next-action: 00aa",
  ],
  ...[
    "next-resume: 1",
    "x-prerender-revalidate: x",
    "x-next-revalidated-tags: a",
    "x-action-redirected: 1",
    "Next-Url: //evil.example",
  ],
  ...[
    "Next-Router-State-Tree: garbage",
    "cookie: __prerender_bypass=x; __next_preview_data=y",
    "cookie: locale=%E0%A4%A; token=%00",
  ],
  ...[
    "cookie: locale=__proto__",
    'cookie: =;;;=; a="',
    `cookie: ${"a=b;".repeat(3000)}`,
    "cookie: account_type=<script>; token=",
  ],
  ...[
    `accept-language: ${"en,".repeat(3000)}`,
    "accept-language: *;q=abc",
    "accept-language: \xff\xfe",
    'if-none-match: "x"',
  ],
  ...["range: bytes=0-1", "authorization: Bearer \xff", "user-agent: \x80", "x-yuqiao-client: 1.2.3.4"],
];

/** The cookies that a response sets, without their exact expiry. */
const cookies = ({ headers }: RawResponse) =>
  (headers.get("set-cookie") ?? []).map((cookie) => cookie.replace(/ Expires=[^;]*;/, ""));

test("internal headers of Next and of proxies change nothing", async () => {
  const plain = await sendRequest(site, home);
  expect([plain.status, title(plain)]).toEqual([200, expect.stringMatching(/./)]);
  for (const line of smuggled) {
    const response = await sendRequest(site, home, { headers: [line] });
    expect
      .soft([response.status, title(response), leadsTo(response)], line)
      .toEqual([200, title(plain), undefined]);
    expect.soft(response.headers.get("content-type"), line).toEqual(["text/html; charset=utf-8"]);
    expect.soft(cookies(response), line.slice(0, 80)).toEqual(cookies(plain));
    expect.soft(response.body, line).not.toContain("evil.example");
  }
});

test("a request for another host is refused, except for probes", async () => {
  const { host } = new URL(site);
  for (const name of [
    "evil.example",
    `evil.example:${new URL(site).port}`,
    "localhost.evil.example",
    "10.0.0.7",
  ]) {
    for (const target of [
      home,
      "/api/v1/partner",
      "/icons/icon.svg",
      "/no-such-page",
      "/_next/static/x.js",
    ]) {
      const response = await sendRequest(site, target, { headers: [`Host: ${name}`] });
      expect
        .soft([response.status, response.body], `${name} ${target}`)
        .toEqual([421, "Misdirected Request"]);
    }
    for (const target of ["/healthz", "/readyz"])
      expect.soft((await sendRequest(site, target, { headers: [`Host: ${name}`] })).status, name).toBe(200);
  }
  expect.soft((await sendRequest(site, `http://evil.example${home}`)).status).toBe(421);
  expect.soft((await sendRequest(site, `http://${host}${home}`)).status).toBe(200);
  expect
    .soft((await sendRequest(site, home, { headers: [`Host: ${host}`, `Host: ${host}`] })).status)
    .toBe(400);
  expect
    .soft((await sendRequest(site, home, { headers: [`Host: ${host}`, "host: evil.example"] })).status)
    .toBe(400);
});

test("paths that Next opens by default are closed", async () => {
  for (const target of [
    ...["/_next/image?url=/og/ko-KR/help&w=1200&q=75", "/_next/image?url=%2Fart%2Fhero.svg&w=64&q=75"],
    ...["/_next/image", "/_next/data/x/home.json", "/_next/static", "/_next/static/chunks", "/_next/server"],
    ...["/_next/mcp", "/_next/hmr", "/_next/webpack-hmr", "/_next/postponed/resume/home", "/_next/internal"],
    ...["/__nextjs_original-stack-frames", "/__nextjs_source-map?filename=x", "/__nextjs_font/x"],
    ...["/home.rsc", "/en-US/home.rsc", "/home.segments/_tree.segment.rsc", "/index", "/_global-error"],
  ]) {
    const response = await sendRequest(site, target);
    expect.soft(response.status, target).toBe(404);
    expect.soft(response.headers.get("content-security-policy"), target).toHaveLength(1);
    expect.soft(response.headers.get("x-content-type-options"), target).toEqual(["nosniff"]);
    expect.soft(response.headers.get("content-type")?.join(), target).toMatch(/^text\/(html|plain); charset/);
  }
});

test("a protocol upgrade request gets a normal response and holds no connection", async () => {
  // Both orders: Next listens for such requests only until another request has arrived.
  await sendRequest(site, home);
  for (const path of ["/_next/hmr", "/art/nothing", "/no-such-page"]) {
    const upgrade = "Connection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13";
    const head = `GET ${path} HTTP/1.1\r\nHost: ${new URL(site).host}\r\n${upgrade}\r\n\r\n`;
    expect.soft((await sendRaw(site, head)).status, path).toBe(404);
  }
});

test("malformed router headers cause no 5xx", async () => {
  const broken = [
    ...["garbage", "%E0%A4%A", "%5B%5D", "x".repeat(9000)].map((tree) => `Next-Router-State-Tree: ${tree}`),
    ...["/_tree", "/../../x", "%00", "/__proto__"].map(
      (segment) => `Next-Router-Prefetch: 1\r\nNext-Router-Segment-Prefetch: ${segment}`,
    ),
    ...["Next-Router-Prefetch: 2", "Next-Url: /%E0%A4%A", "Next-Hmr-Refresh: 1"],
  ];
  for (const lines of broken) {
    for (const page of [home, "/study-abroad/vn-hostile", "/no-such-page"]) {
      const headers = ["RSC: 1", lines];
      const first = await sendRequest(site, page, { headers });
      const [location] = first.headers.get("location") ?? [];
      const last = location === undefined ? first : await sendRequest(site, location, { headers });
      expect.soft(leadsTo(first), lines).toBeUndefined();
      expect.soft(last.status, `${lines} ${page}`).toBeLessThan(500);
    }
  }
});

test("no method causes a 5xx, and only the right one has an effect", async () => {
  for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "QUERY", "M-SEARCH"]) {
    for (const target of [
      home,
      "/api/v1/activity/abroad/create",
      "/api/account/login",
      "/robots.txt",
      "/qr/app",
      "*",
    ]) {
      const { status, headers } = await sendRequest(site, target, { method });
      expect.soft(status, `${method} ${target}`).toBeLessThan(500);
      expect.soft(headers.has("access-control-allow-origin"), `${method} ${target}`).toBe(false);
    }
  }
  const forms = [
    "multipart/form-data; boundary=x",
    "application/x-www-form-urlencoded",
    "text/plain;charset=UTF-8",
  ];
  for (const type of forms) {
    for (const target of [home, "/account/login", "/api/account/login"]) {
      const headers = [`Content-Type: ${type}`, "Next-Action: 40aabbccddeeff00112233445566778899aabbccdd"];
      const { status } = await sendRequest(site, target, { method: "POST", headers, body: '["$F1",1]' });
      expect.soft(status, `${type} ${target}`).toBeLessThan(500);
    }
  }
});

const json = ["Content-Type: application/json"];
const posts = [
  "/api/v1/student/preSale/register",
  "/api/v1/activity/abroad/create",
  "/api/account/login",
  "/api/account/register",
];

test("malformed bodies are refused in the envelope", async () => {
  const bodies: [body: string, status: number][] = [
    ...[
      `{"id":${"[".repeat(30_000)}${"]".repeat(30_000)}}`,
      `${'{"a":'.repeat(9000)}1${"}".repeat(9000)}`,
    ].map((body): [string, number] => [body, 400]),
    ...[
      '{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":{"admin":true}}}',
      '{"name":"\\u0000"}',
    ].map((body): [string, number] => [body, 400]),
    ...[
      '{"name":"\\ud800"}',
      '{"name":"\xff\xfe"}',
      "\xef\xbb\xbf{}",
      "{",
      "[]",
      "null",
      '"x"',
      "1e999",
      '{"id":1e999}',
      '{"a":1,"a":2}',
      "\x00",
    ].map((body): [string, number] => [body, 400]),
    [`{"name":"${"x".repeat(100_000)}"}`, 413],
  ];
  for (const target of posts) {
    for (const [body, status] of bodies) {
      const response = await sendRequest(site, target, { method: "POST", headers: json, body });
      expect
        .soft([response.status, /"code":4\d{3}/.test(response.body)], `${target} ${body.slice(0, 60)}`)
        .toEqual([status, true]);
    }
  }
});

test("conflicting lengths and too many headers are refused", async () => {
  const body = '{"email":"a@b.co","password":"x"}';
  const odd = [
    ["Content-Length: 5", "Transfer-Encoding: chunked"],
    ["Transfer-Encoding: identity, chunked, x"],
    ["Content-Length: -1"],
    ["Content-Length: 3, 4"],
    [`X-Long: ${"x".repeat(20_000)}`],
    ["X Y: 1"],
    ["X-Y: a\x00b"],
  ];
  for (const headers of odd) {
    const { status } = await sendRequest(site, "/api/account/login", {
      method: "POST",
      headers: [...json, ...headers],
      body: headers[0]?.startsWith("X") ? "" : body,
    }).catch(() => ({ status: 400 }));
    expect.soft(status, headers.join()).toBeGreaterThanOrEqual(400);
    expect.soft(status, headers.join()).toBeLessThan(500);
  }
});

test("another site's page cannot submit anything", async () => {
  const body = '{"email":"student@example.com","password":"yuqiao-demo"}';
  const post = (...headers: string[]) =>
    sendRequest(site, "/api/account/login", { method: "POST", headers: [...json, ...headers], body });
  const { port } = new URL(site);
  const elsewhere = [
    ...[
      "null",
      "",
      "https://evil.example",
      `https://localhost:${port}`,
      `http://localhost:${Number(port) + 1}`,
      "http://localhost",
    ],
    ...[
      `http://localhost:${port}.evil.example`,
      `http://evil.example#localhost:${port}`,
      `http://localhost:${port}@evil.example`,
    ],
    ...[
      `http://user@localhost:${port}`,
      `http://LOCALHOST:${port}`,
      `http://localhost.:${port}`,
      `http://localhost:${port}/`,
    ],
    ...[
      `http://localhost:${port}, http://evil.example`,
      "file://",
      "data:text/html,x",
      "*",
      `http://127.0.0.1:${port}`,
    ],
  ];
  for (const origin of elsewhere) expect.soft((await post(`Origin: ${origin}`)).status, origin).toBe(403);
  expect.soft((await post(`Origin: ${site}`, "Origin: http://evil.example")).status).toBe(403);
  expect.soft((await post("Origin: http://evil.example", "Host: evil.example")).status).toBe(421);
  for (const place of ["cross-site", "same-site", "none"])
    expect.soft((await post(`Sec-Fetch-Site: ${place}`)).status).toBe(403);
  expect.soft((await post("Referer: https://evil.example/")).status).toBe(403);
  expect.soft((await post(`Origin: ${site}`, "Sec-Fetch-Site: same-origin")).status).toBe(200);
  expect.soft((await post()).status).toBe(200);
});

test("a forged client address does not raise the limit", async () => {
  const statuses: number[] = [];
  // The limit of an address, 300, and four more.
  for (let time = 0; time < 304; time++) {
    const forged = [
      `X-Forwarded-For: 10.1.${time >> 8}.${time & 255}`,
      `X-Real-IP: 10.1.${time >> 8}.${time & 255}`,
      `Forwarded: for=10.1.${time >> 8}.${time & 255}`,
      `X-Yuqiao-Client: x 10.1.${time >> 8}.${time & 255}`,
    ];
    const { status, headers } = await sendRequest(
      servers.down.address,
      `/api/v1/activity/abroad/is_applied?code=84&num=9123456${time + 100}`,
      { headers: forged },
    );
    statuses.push(status);
    if (status === 429) expect(Number(headers.get("retry-after")?.[0])).toBeGreaterThan(0);
  }
  expect(statuses.slice(-4)).toEqual([429, 429, 429, 429]);
});

test("no redirect payload leads off the site", async () => {
  for (const payload of redirectPayloads) {
    for (const page of ["/account/login", "/account/register"]) {
      const response = await sendRequest(site, `${page}?redirect=${encodeURIComponent(payload)}`);
      expect.soft([response.status, leadsTo(response)], payload).toEqual([200, undefined]);
    }
  }
});

test("the browser's files contain no server setting and no password", () => {
  const folder = path.join(process.cwd(), ".next", "static");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(js|css|json|map)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(10);
  const secret =
    /DATABASE_URL|REDIS_URL|DATA_DIR|TRUSTED_PROXIES|RATE_LIMIT_FACTOR|API_HOST|yuqiao-demo|argon2|postgres(ql)?:\/\/|redis:\/\/|-----BEGIN/;
  for (const file of files) {
    expect.soft(secret.exec(readFileSync(path.join(folder, file), "utf8"))?.[0], file).toBeUndefined();
    expect.soft(file).not.toMatch(/\.map$/);
  }
});
