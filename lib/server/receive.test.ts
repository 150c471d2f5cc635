import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { clientHeader, readClient } from "./client-header";
import { setHeaders } from "./answer-headers";
import { receiver } from "./receive";

type Seen = { headers: IncomingHttpHeaders; client: string };
let server: Server;

beforeAll(async () => {
  const receive = receiver({
    secure: true,
    apiHost: undefined,
    development: false,
    trustedProxies: 1,
    inlineScripts: [],
  });
  server = createServer((request, response) => {
    setHeaders(response, receive(request));
    const { headers } = request;
    const plain = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    response.end(JSON.stringify({ headers, client: readClient(new Headers(plain)) } satisfies Seen));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

function get(path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ answer: IncomingHttpHeaders; seen: Seen }>((resolve, reject) => {
    request({ port, host: "127.0.0.1", path, headers, agent: false }, (response) => {
      let text = "";
      response.on("data", (chunk) => (text += String(chunk)));
      response.on("end", () => resolve({ answer: response.headers, seen: JSON.parse(text) as Seen }));
    })
      .on("error", reject)
      .end();
  });
}

test("a handler learns who asks, and nobody can say it for himself", async () => {
  expect((await get("/")).seen.client).toBe("127.0.0.1");
  expect((await get("/", { "x-forwarded-for": "6.6.6.6, 198.51.100.1" })).seen.client).toBe("198.51.100.1");
  const forged = { [clientHeader]: "key 6.6.6.6", "X-Yuqiao-Client": "key 6.6.6.6" };
  expect((await get("/", forged)).seen.client).toBe("127.0.0.1");
});

test("a value without this process's key is believed by no handler", () => {
  expect(readClient(new Headers({ [clientHeader]: "key 6.6.6.6" }))).toBe("unknown");
  expect(readClient(new Headers({ [clientHeader]: "undefined 6.6.6.6" }))).toBe("unknown");
  expect(readClient(new Headers())).toBe("unknown");
});

test("headers by which servers talk to each other do not come in, all others do", async () => {
  const inward = {
    "x-middleware-subrequest": "middleware",
    "x-middleware-rewrite": "/x",
    "x-nextjs-data": "1",
    "x-invoke-path": "/x",
    "x-matched-path": "/x",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
    "x-original-url": "/x",
    "x-yuqiao-search": "?x",
    "x-yuqiao-inside": "1",
    forwarded: "for=6.6.6.6",
    "next-resume": "1",
    "next-action": "x",
    "next-router-state-tree": "garbage",
    "next-router-segment-prefetch": "/_tree",
  };
  const plain = {
    accept: "text/html",
    "x-form-check": "t=1",
    rsc: "1",
    "x-requested-with": "a",
    "next-best": "b",
  };
  const { headers } = (await get("/", { ...inward, ...plain })).seen;
  for (const name of Object.keys(inward)) expect(headers).not.toHaveProperty(name);
  expect(headers).toMatchObject(plain);
});

test("every answer starts with the headers of its path", async () => {
  const policy = async (path: string) => (await get(path)).answer["content-security-policy"];
  const { answer } = await get("/home?x=/api/");
  expect(answer).toMatchObject({
    "x-content-type-options": "nosniff",
    "strict-transport-security": "max-age=31536000",
    "referrer-policy": "strict-origin-when-cross-origin",
  });
  expect(answer["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(await policy("/api/v1/partner")).toMatch(/^default-src 'none'/);
  expect(await policy("/robots.txt")).toMatch(/^default-src 'none'/);
  expect(await policy("/api/docs")).toContain("connect-src 'self'");
  expect(await policy("/apiary")).toContain("script-src 'self'");
});

test("cookies of drafts do not come in, and take no other along", async () => {
  const cookie = "__prerender_bypass=x; locale=ko-KR; __next_preview_data=y; token=z";
  expect((await get("/", { cookie })).seen.headers.cookie).toBe("locale=ko-KR; token=z");
});
