import { readFileSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { internalHeaders } from "../../base/request/internal";
import { createHttpServer } from "./http-server";
import { get as getFrom } from "../../../testing/server/get";

let server: Server;
const respondWith = (by: string) => (request: IncomingMessage, response: ServerResponse) => {
  handledUrls.push(request.url);
  if (request.url === "/broken") throw new Error("broken");
  if (request.url !== "/never") response.end(by);
};
/** Addresses of all handled requests. */
const handledUrls: (string | undefined)[] = [];
const onRevalidated = jest.fn();

beforeAll(async () => {
  server = createHttpServer({
    pages: respondWith("pages"),
    files: (request, response) => {
      if (request.url !== "/icons/a.svg") return false;
      respondWith("files")(request, response);
      return true;
    },
    next: respondWith("Next"),
    errorHeaders: { "Content-Security-Policy": "default-src 'none'" },
    onRevalidated,
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Waits for a condition, at most for about a second. */
async function until(done: () => boolean) {
  for (let attempt = 0; attempt < 1000 && !done(); attempt += 1)
    await new Promise((next) => setTimeout(next, 1));
}

const get = (path: string, headers: Record<string, string> = {}) => getFrom(server, path, headers);

test.each([
  ["/home", "pages"],
  ["/nowhere?x=/api/", "pages"],
  ["/_page/abc.js", "pages"],
  ["/icons/a.svg", "files"],
  ["/icons/b.svg", "Next"],
  ["/api/v1/partner", "Next"],
  ["/_next/static/a.js", "Next"],
  ["/robots.txt?x", "Next"],
])("%s is handled by %s", async (path, by) => {
  expect(await get(path)).toMatchObject({ status: 200, text: by });
});

test("requests of the process itself go to Next, and a revalidation is reported", async () => {
  expect((await get("/en-US/home", internalHeaders())).text).toBe("Next");
  expect(onRevalidated).not.toHaveBeenCalled();
  await get("/api/renew");
  expect(onRevalidated).not.toHaveBeenCalled();
  await get("/api/renew", internalHeaders());
  expect(onRevalidated).toHaveBeenCalledTimes(1);
});

test("an exception is a 500 without details, with the security headers and the request id", async () => {
  const id = "0123456789abcdef0123456789abcdef";
  expect(await get("/broken", { "x-request-id": id })).toMatchObject({
    status: 500,
    text: "Internal Server Error",
    headers: { "content-security-policy": "default-src 'none'", "x-request-id": id },
  });
});

test("no connection is upgraded to another protocol", async () => {
  expect(server.listenerCount("upgrade")).toBe(0);
  const upgrade = { connection: "Upgrade", upgrade: "websocket" };
  expect((await get("/home", upgrade)).text).toBe("pages");
});

test("pipelined requests are handled one after the other", async () => {
  const { port } = server.address() as AddressInfo;
  const client = connect(port, "127.0.0.1");
  let received = "";
  client.setEncoding("latin1").on("data", (text: string) => (received += text));
  const three = ["/api/one", "/never", "/api/two"].map(
    (path) => `GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`,
  );
  client.write(three.join(""));
  await until(() => handledUrls.includes("/never") && received.includes("Next"));
  // The request before has its response; the request behind is not handled yet.
  expect(received).toContain("Next");
  expect(handledUrls).not.toContain("/api/two");
  client.destroy();
});

test("the keep-alive timeout is longer than nginx's, so that no request is lost in a closing connection", () => {
  const template = readFileSync("deploy/nginx/site.conf.template", "utf8");
  expect(template).toContain("keepalive 64;");
  // nginx's default for upstreams is 60 seconds.
  const edgeSeconds = Number(/upstream[^}]*keepalive_timeout (\d+)s/.exec(template)?.[1] ?? 60);
  expect(server.keepAliveTimeout).toBeGreaterThan(edgeSeconds * 1000);
});
