import {
  createServer,
  get,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type Server,
} from "node:http";
import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { log } from "../../../base/log/log";
import { metrics } from "../../../base/metrics/metrics";
import type { NextResponse } from "../bridge";
import { createPageHandler, type PageHandlerSettings } from "./page-handler";

jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });

const script = (text: string) =>
  `<script src="/_next/static/a.js" async=""></script><script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
const html = (text: string) =>
  `<!DOCTYPE html><html><head></head><body><p>${text}</p>${script(text)}</body></html>`;

/** Next's response; tests change it. */
const next = { requested: [] as string[], response: {} as NextResponse };
const setNextResponse = (text: string, status = 200) =>
  (next.response = {
    status,
    headers: { etag: `"${text}"`, link: "</f.woff2>; rel=preload" },
    body: html(text),
  });

let server: Server;
const shared = new Map<string, string>();
const settings: PageHandlerSettings = {
  renderWithNext: (path, headers) => {
    next.requested.push(path);
    const known = headers?.["if-none-match"];
    const isKnown = known !== undefined && known === next.response.headers.etag;
    return Promise.resolve(isKnown ? { ...next.response, status: 304, body: "" } : next.response);
  },
  routing: {
    vietnamSite: undefined,
    ownOrigin: "https://school.example",
    embedded: true,
    isSecure: true,
  },
  isClassKnown: (rewrite) => Promise.resolve(rewrite.endsWith("/1")),
  headersOf: () => ({ "X-Of-Path": "yes" }),
  loader: "start()",
  shared: {
    get: (path) => Promise.resolve(shared.get(path)),
    set: (path, text) => Promise.resolve(void shared.set(path, text)),
  },
};

let revalidate: () => void;
async function openServer(overrides: Partial<PageHandlerSettings> = {}) {
  const handler = createPageHandler({ ...settings, ...overrides });
  revalidate = handler.revalidate;
  server = createServer(
    (request, response) =>
      void Promise.resolve(handler.handle(request, response)).catch(() => response.destroy()),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
}
const closeServer = () => new Promise((resolve) => server.close(resolve));

beforeEach(async () => {
  next.requested = [];
  setNextResponse("one");
  await openServer();
});
afterEach(closeServer);

type TestResponse = { status?: number; headers: IncomingHttpHeaders; body: Buffer };

const korean = { cookie: "locale=ko-KR" };

function sendRequest(path: string, headers: OutgoingHttpHeaders = {}, method = "GET"): Promise<TestResponse> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get(
      { port, host: "127.0.0.1", path, headers: { ...korean, ...headers }, method, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        expect(response.headers).toMatchObject({ "x-of-path": "yes" });
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      },
    ).on("error", reject);
  });
}
const dataOf = (body: Buffer) => /\/_page\/[\w-]+\.js/.exec(String(body))?.[0] ?? "";

test("a page is requested from Next once per variant, and shared caches must not store it", async () => {
  const [first, second] = [await sendRequest("/help?email=an@example.com"), await sendRequest("/help")];
  expect(next.requested).toEqual(["/ko-KR/help"]);
  expect(first.status).toBe(200);
  expect(first.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, no-cache",
    vary: "Accept-Encoding, Accept-Language, Cookie",
    link: "</f.woff2>; rel=preload",
  });
  expect(first.headers).not.toHaveProperty("set-cookie");
  expect(String(first.body)).toContain("<p>one</p>");
  expect(String(first.body)).toContain("start()");
  expect(String(first.body)).not.toContain("__next_f");
  expect(second.body).toEqual(first.body);
});

test("a page whose address may contain a secret is no-store", async () => {
  expect((await sendRequest("/account/new-password")).headers["cache-control"]).toBe("private, no-store");
});

test("after a revalidation the next request gets the new page", async () => {
  await sendRequest("/help");
  setNextResponse("two");
  revalidate();
  expect(String((await sendRequest("/help")).body)).toContain("<p>two</p>");
  await sendRequest("/help");
  expect(next.requested).toHaveLength(2);
});

test("each encoding has its own strong validator, and any of them returns 304", async () => {
  const getEncoded = (encoding: string) => sendRequest("/help", { "accept-encoding": encoding });
  const [plain, gzip, br] = await Promise.all([getEncoded("identity"), getEncoded("gzip"), getEncoded("br")]);
  expect([plain, gzip, br].map(({ headers }) => headers["content-encoding"])).toEqual([
    undefined,
    "gzip",
    "br",
  ]);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  const tags = [plain, gzip, br].map(({ headers }) => headers.etag ?? "");
  expect(new Set(tags).size).toBe(3);
  for (const etag of [...tags, `W/${tags[0]}`, `"x", ${tags[2]}`, "*"]) {
    const { status, body } = await sendRequest("/help", { "if-none-match": etag, "accept-encoding": "gzip" });
    expect([status, body.length]).toEqual([304, 0]);
  }
  expect((await sendRequest("/help", { "if-none-match": '"other"' })).status).toBe(200);
});

test("HEAD has the headers of GET and no body", async () => {
  const [got, head] = [await sendRequest("/help"), await sendRequest("/help", {}, "HEAD")];
  const { date: _date, ...expected } = got.headers;
  expect(head.headers).toMatchObject(expected);
  expect(head.body).toHaveLength(0);
});

test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s is not allowed for pages", async (method) => {
  const { status, headers } = await sendRequest("/help", {}, method);
  expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  expect(next.requested).toEqual([]);
});

test("a language chosen by query is stored in a cookie for a year, with the same cached page", async () => {
  await sendRequest("/help");
  const { headers } = await sendRequest("/help?locale=ko", { cookie: "locale=vi-VN" });
  expect(headers["set-cookie"]).toEqual(["locale=ko-KR; Path=/; Max-Age=31536000; SameSite=Lax; Secure"]);
  expect(next.requested).toHaveLength(1);
});

test("a campaign link is stored in a session cookie that only the lead calls receive", async () => {
  const { headers } = await sendRequest("/study-abroad/vn-zalo-tet?utm_source=zalo&x=1");
  const value = "segment%3Dvn-zalo-tet%26utm_source%3Dzalo";
  expect(headers["set-cookie"]).toEqual([
    `campaign_origin_vn=${value}%26at%3D${Date.now()}; Path=/api/v1/activity/abroad/create; SameSite=Lax; Secure`,
    `campaign_origin=${value}; Path=/api/v1/student/preSale/register; SameSite=Lax; Secure`,
  ]);
  expect((await sendRequest("/study-abroad/vn")).headers).not.toHaveProperty("set-cookie");
  expect((await sendRequest("/help?utm_source=zalo")).headers).not.toHaveProperty("set-cookie");
});

test("a missing page is a 404 without a validator", async () => {
  const { status, headers } = await sendRequest("/nowhere");
  expect([status, headers.etag]).toEqual([404, undefined]);
});

test("a changed page has new data, and the data of the previous page stay available", async () => {
  const first = await sendRequest("/help");
  setNextResponse("two");
  jest.advanceTimersByTime(2001);
  const second = await sendRequest("/help");
  expect(String(second.body)).toContain("<p>two</p>");
  for (const { body } of [first, second]) {
    const data = await sendRequest(dataOf(body));
    expect(data.status).toBe(200);
    expect(data.headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(String(data.body)).toContain("self.__next_f.push");
  }
});

test.each(["br", "gzip", "identity"])(
  "a page's data are the same in %s, on first and repeated requests",
  async (encoding) => {
    const path = dataOf((await sendRequest("/help")).body);
    const plain = await sendRequest(path);
    for (let turn = 0; turn < 2; turn += 1) {
      const { body, headers } = await sendRequest(path, { "accept-encoding": encoding });
      expect(headers["content-encoding"]).toBe(encoding === "identity" ? undefined : encoding);
      const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding] ?? ((same: Buffer) => same);
      expect(decode(body)).toEqual(plain.body);
    }
  },
);

test("a page that Next has not changed is not rendered again", async () => {
  const first = await sendRequest("/help");
  setNextResponse("one").body = "not looked at";
  jest.advanceTimersByTime(5000);
  expect((await sendRequest("/help")).body).toEqual(first.body);
  expect(next.requested).toHaveLength(2);
});

test("data rendered by another process come from the shared store", async () => {
  const { body } = await sendRequest("/help");
  await closeServer();
  await openServer();
  expect((await sendRequest(dataOf(body))).status).toBe(200);
  for (const path of ["/_page/x.js", "/_page/AAAAAAAAAAAAAAAAAAAAAA.js", "/_page/../help"]) {
    expect((await sendRequest(path)).status).toBe(404);
  }
});

test("data that do not match the hash in their path are not served", async () => {
  shared.set("/_page/AAAAAAAAAAAAAAAAAAAAAA.js", "alert(1)");
  const path = dataOf((await sendRequest("/help")).body);
  const script = shared.get(path)!;
  await closeServer();
  await openServer();
  for (const planted of ["alert(1)", "", `${script} `, script.slice(1)]) {
    shared.set(path, planted);
    expect((await sendRequest(path)).status).toBe(404);
  }
  expect((await sendRequest("/_page/AAAAAAAAAAAAAAAAAAAAAA.js")).status).toBe(404);
  shared.set(path, script);
  expect((await sendRequest(path)).status).toBe(200);
});

test("a failed page is replaced by the stale one; without a stale one the error is sent and not cached", async () => {
  const first = await sendRequest("/help");
  setNextResponse("broken", 500);
  jest.advanceTimersByTime(5000);
  expect((await sendRequest("/help")).body).toEqual(first.body);
  expect((await sendRequest("/class")).status).toBe(500);
  setNextResponse("mended");
  expect((await sendRequest("/class")).status).toBe(200);
});

test("a page with unknown markup is sent unchanged, counted, and logged with its route only", async () => {
  const logError = jest.spyOn(log, "error").mockImplementation(() => undefined);
  const count = async () => (await metrics().unfinishedPages.get()).values[0]?.value;
  const before = Number(await count());
  await sendRequest("/help?email=an@example.com");
  expect(await count()).toBe(before);
  expect(logError).not.toHaveBeenCalled();
  next.response = {
    status: 200,
    headers: {},
    body: "<html><head></head><body><script>x()</script></body></html>",
  };
  revalidate();
  expect(String((await sendRequest("/help?email=an@example.com")).body)).toBe(next.response.body);
  expect(await count()).toBe(before + 1);
  const why = { route: "/help", error: "an inline script that is not known" };
  expect(logError.mock.calls).toEqual([[why, "unknown page markup"]]);
  logError.mockRestore();
});

test.each([
  ["/help/", "/help"],
  ["/help/?a=1", "/help?a=1"],
  ["//evil.example/", "/evil.example"],
])("%s redirects to %s", async (path, to) => {
  const { status, headers } = await sendRequest(path);
  expect([status, headers.location]).toEqual([308, to]);
});

test("redirects keep the query", async () => {
  expect((await sendRequest("/?utm_source=x")).headers.location).toBe("/home?utm_source=x");
  await closeServer();
  await openServer({ routing: { ...settings.routing, vietnamSite: "https://vn.example" } });
  const { status, headers } = await sendRequest("/home?a", { cookie: "locale=vi-VN" });
  expect([status, headers.location, headers["cache-control"]]).toEqual([
    307,
    "https://vn.example/home?a",
    "private, no-store",
  ]);
});

test("an unknown class is the 404 page, an unknown course is a page with a message", async () => {
  expect((await sendRequest("/hot-sell/detail/1")).status).toBe(200);
  expect((await sendRequest("/hot-sell/detail/2")).status).toBe(404);
  expect((await sendRequest("/account/course/list/detail/2")).status).toBe(200);
  expect(next.requested).toEqual(["/ko-KR/hot-sell/detail/1", "/ko-KR/missing", "/ko-KR/account/course"]);
});

test("data of an unchanged page stay available however many other pages change", async () => {
  const unchangedResponse = setNextResponse("terms");
  const before = dataOf((await sendRequest("/user-agreement")).body);
  for (let minute = 0; minute < 45; minute += 1) {
    jest.advanceTimersByTime(60_000);
    setNextResponse(randomBytes(400_000).toString("base64"));
    await sendRequest("/home");
    next.response = unchangedResponse;
    await sendRequest("/user-agreement");
  }
  shared.clear();
  jest.advanceTimersByTime(60_000);
  const after = dataOf((await sendRequest("/user-agreement")).body);
  expect(after).toBe(before);
  expect((await sendRequest(after)).status).toBe(200);
});
