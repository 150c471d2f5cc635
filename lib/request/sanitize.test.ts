import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { clientHeader, readClient } from "./client-header";
import { internalHeader, internalHeaders } from "./internal";
import { sanitizeRequest } from "./sanitize";
import { get as getFrom } from "../../testing/server/get";

type Seen = { headers: IncomingHttpHeaders; client: string };
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    sanitizeRequest(request, { trustedProxies: 1, development: false });
    const { headers } = request;
    const plain = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    response.end(JSON.stringify({ headers, client: readClient(new Headers(plain)) } satisfies Seen));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function get(path: string, headers: Record<string, string> = {}) {
  const { text } = await getFrom(server, path, headers);
  return { seen: JSON.parse(text) as Seen };
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
    "x-yuqiao-internal": "1",
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

test("cookies of drafts do not come in, and take no other along", async () => {
  const cookie = "__prerender_bypass=x; locale=ko-KR; __next_preview_data=y; token=z";
  expect((await get("/", { cookie })).seen.headers.cookie).toBe("locale=ko-KR; token=z");
});

test("a request of the process itself keeps its headers and cookies", async () => {
  const cookie = "__prerender_bypass=x";
  const own = { ...internalHeaders(), "x-yuqiao-preview": "1", cookie };
  const { headers } = (await get("/", own)).seen;
  expect(headers).toMatchObject(own);
  const forged = { ...own, [internalHeader]: "guess" };
  expect((await get("/", forged)).seen.headers).not.toHaveProperty("x-yuqiao-preview");
});
