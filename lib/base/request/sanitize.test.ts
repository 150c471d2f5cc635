import {
  ACTION_HEADER,
  FLIGHT_HEADERS,
  NEXT_URL,
  RSC_HEADER,
} from "next/dist/client/components/app-router-headers";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { clientHeader, isLocalClient, readClient } from "./client-header";
import { hostCheck } from "./host";
import { internalHeader, internalHeaders, internalKey } from "./internal";
import { sanitizeRequest } from "./sanitize";
import { get as getFrom } from "../../../testing/server/get";

type Received = { headers: IncomingHttpHeaders; client: string; isLocal: boolean; url: string };
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    const isOwnHost = hostCheck("http://localhost:3000");
    const refusal = sanitizeRequest(request, { trustedProxies: 1, development: false, isOwnHost });
    if (refusal) return void response.writeHead(refusal.status).end();
    const { headers, url = "" } = request;
    const plain = new Headers(
      Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const received: Received = { headers, client: readClient(plain), isLocal: isLocalClient(plain), url };
    response.end(JSON.stringify(received));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function get(path: string, headers: Record<string, string> = {}) {
  const { text } = await getFrom(server, path, headers);
  return { received: JSON.parse(text) as Received };
}

test("a handler gets the client's address, and clients cannot forge it", async () => {
  expect((await get("/")).received.client).toBe("127.0.0.1");
  expect((await get("/", { "x-forwarded-for": "6.6.6.6, 198.51.100.1" })).received.client).toBe(
    "198.51.100.1",
  );
  const forged = { [clientHeader]: "key 6.6.6.6", "X-Yuqiao-Client": "key 6.6.6.6" };
  expect((await get("/", forged)).received.client).toBe("127.0.0.1");
});

test("a client header without this process's key is ignored", () => {
  expect(readClient(new Headers({ [clientHeader]: "key 6.6.6.6" }))).toBe("unknown");
  expect(readClient(new Headers({ [clientHeader]: "undefined 6.6.6.6" }))).toBe("unknown");
  expect(readClient(new Headers())).toBe("unknown");
});

test("internal and proxy headers are removed, all others are kept", async () => {
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
    rsc: "1",
    "next-router-state-tree": "garbage",
    "next-router-segment-prefetch": "/_tree",
  };
  const plain = {
    accept: "text/html",
    "x-form-check": "t=1",
    "x-requested-with": "a",
    "next-best": "b",
  };
  const { headers } = (await get("/", { ...inward, ...plain })).received;
  for (const name of Object.keys(inward)) expect(headers).not.toHaveProperty(name);
  expect(headers).toMatchObject(plain);
});

test("every header of Next's router is removed", async () => {
  const names = [...FLIGHT_HEADERS, RSC_HEADER, ACTION_HEADER, NEXT_URL];
  expect(names).toContain("next-router-prefetch");
  const { headers } = (await get("/", Object.fromEntries(names.map((name) => [name, "1"])))).received;
  for (const name of names) expect(headers).not.toHaveProperty(name);
});

test("only the site's own cookies are kept", async () => {
  const cookie = "__prerender_bypass=x; locale=ko-KR; __next_preview_data=y; token=z; a=b";
  expect((await get("/", { cookie })).received.headers.cookie).toBe("locale=ko-KR; token=z");
});

test("a loopback client is local unless a proxy reports another address", async () => {
  const isLocal = async (headers: Record<string, string>) => (await get("/", headers)).received.isLocal;
  expect(await isLocal({})).toBe(true);
  expect(await isLocal({ "x-forwarded-for": "127.0.0.1, ::1" })).toBe(true);
  for (const forwarded of [
    "203.0.113.9",
    "203.0.113.9, 127.0.0.1",
    "127.0.0.1, 203.0.113.9",
    "unknown",
    "",
  ]) {
    expect([forwarded, await isLocal({ "x-forwarded-for": forwarded })]).toEqual([forwarded, false]);
  }
  expect(await isLocal({ forwarded: "for=203.0.113.9" })).toBe(false);
  expect(await isLocal({ [clientHeader]: "key 127.0.0.1 local", "x-forwarded-for": "203.0.113.9" })).toBe(
    false,
  );
});

/** Sends a request with these lines and returns the status of the response. */
function statusOf(...lines: string[]): Promise<number> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.end(`${lines.join("\r\n")}\r\nConnection: close\r\n\r\n`);
  return new Promise((resolve, reject) => {
    socket.once("data", (chunk) => resolve(Number(String(chunk).split(" ")[1])));
    socket.once("error", reject);
  });
}

test.each([
  [200, ["GET /home HTTP/1.1", "Host: localhost"]],
  [200, ["GET http://localhost:1/home HTTP/1.1", "Host: localhost"]],
  [421, ["GET http://evil.example/home HTTP/1.1", "Host: localhost"]],
  [421, ["GET http://localhost/home HTTP/1.1", "Host: evil.example"]],
  [421, ["GET http://user@localhost/home HTTP/1.1", "Host: localhost"]],
  [421, ["GET /home HTTP/1.1", "Host: evil.example"]],
  [421, ["GET /home?/healthz HTTP/1.1", "Host: evil.example"]],
  [421, ["GET /home HTTP/1.1", "Host:"]],
  [400, ["GET /home HTTP/1.1", "Host: localhost", "Host: localhost"]],
  [400, ["GET /home HTTP/1.1", "Host: localhost", "HOST: evil.example"]],
  [400, ["GET /home HTTP/1.0"]],
  [200, ["GET /healthz HTTP/1.1", "Host: 10.0.0.7:3000"]],
  [200, ["GET /readyz?x HTTP/1.1", "Host: 10.0.0.7:3000"]],
  [400, ["GET /healthz/../home HTTP/1.1", "Host: evil.example"]],
  [400, ["GET /../home HTTP/1.1", "Host: localhost"]],
  [308, ["GET //home HTTP/1.1", "Host: localhost"]],
  [414, [`GET /${"a".repeat(8192)} HTTP/1.1`, "Host: localhost"]],
  [200, ["GET /home HTTP/1.1", "Host: evil.example", `${internalHeader}: ${internalKey()}`]],
])("%i for %j", async (status, lines) => {
  expect(await statusOf(...lines)).toBe(status);
});

test("the target is canonical", async () => {
  expect((await get("/study-abroad/vn-50%?x='")).received.url).toBe("/study-abroad/vn-50%25?x=%27");
});

test("an internal request keeps its headers and cookies", async () => {
  const cookie = "__prerender_bypass=x";
  const own = { ...internalHeaders(), "x-yuqiao-preview": "1", cookie };
  const { headers } = (await get("/", own)).received;
  expect(headers).toMatchObject(own);
  const forged = { ...own, [internalHeader]: "guess" };
  expect((await get("/", forged)).received.headers).not.toHaveProperty("x-yuqiao-preview");
});
