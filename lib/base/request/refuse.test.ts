import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { refuseRequest } from "./refuse";

let server: Server;
const received: string[] = [];

type RequestStart = { request: IncomingMessage; server: Server };
const onRequest = (message: unknown) => {
  const start = message as RequestStart;
  if (start.server !== server || !start.request.url?.startsWith("/refused")) return;
  const { pathname, search } = new URL(start.request.url, "http://site");
  const location = search ? { status: 308 as const, location: search.slice(1) } : undefined;
  refuseRequest(server, start.request, location ?? { status: 400 }, { "X-Request-Id": pathname });
};

beforeAll(async () => {
  subscribe("http.server.request.start", onRequest);
  server = createServer((request: IncomingMessage, response: ServerResponse) => {
    received.push(request.url ?? "");
    response.end("listener");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  unsubscribe("http.server.request.start", onRequest);
  return new Promise((resolve) => server.close(resolve));
});
beforeEach(() => void received.splice(0));

/** Sends requests over one connection and reads until the server closes it. */
function send(...requests: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let got = "";
  socket.setEncoding("latin1").on("data", (text: string) => (got += text));
  socket.write(requests.join(""));
  return new Promise((resolve) => socket.once("close", () => resolve(got)));
}
const get = (path: string, ...headers: string[]) =>
  `${[`GET ${path} HTTP/1.1`, "Host: site", ...headers].join("\r\n")}\r\n\r\n`;

test("no listener sees a refused request, and its connection ends", async () => {
  const answer = await send(get("/refused/1"));
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain("X-Request-Id: /refused/1\r\n");
  expect(answer).toMatch(/Cache-Control: no-store\r\n/);
  expect(answer).toMatch(/Connection: close\r\n/);
  expect(answer).toMatch(/\r\n\r\nBad Request$/);
  expect(received).toEqual([]);
});

test("other requests are answered normally, pipelined ones in order", async () => {
  const answer = await send(get("/a"), get("/refused/2?/b"), get("/c", "Connection: close"));
  expect(answer.match(/HTTP\/1\.1 \d+|Location: .*|X-Request-Id: .*/g)?.map((line) => line.trim())).toEqual([
    "HTTP/1.1 200",
    "HTTP/1.1 308",
    "X-Request-Id: /refused/2",
    "Location: /b",
    "HTTP/1.1 200",
  ]);
  expect(received).toEqual(["/a", "/c"]);
});

test("a refused request cannot pass with a body or an Expect header", async () => {
  const body = get("/smuggled");
  const head = `POST /refused/3 HTTP/1.1\r\nHost: site\r\nContent-Length: ${body.length}\r\n`;
  expect(await send(`${head}Expect: 100-continue\r\n\r\n${body}`)).toContain("HTTP/1.1 400 Bad Request");
  expect(await send(`${head}\r\n${body}`)).not.toContain("listener");
  expect(received).toEqual([]);
});
