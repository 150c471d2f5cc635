import { readFileSync } from "node:fs";
import { request, type Server, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { setHeaders } from "./answer-headers";
import { RequestWatch } from "./requests";
import { createSiteServer } from "./site-server";

let server: Server;
const answered = (by: string) => (_: unknown, response: ServerResponse) => void response.end(by);
/** The addresses that anything was asked to answer. */
const asked: (string | undefined)[] = [];
const watch = new RequestWatch();
const broken = () => Promise.reject(new Error("broken"));

beforeAll(async () => {
  server = createSiteServer({
    receive: (request) => {
      request.url = request.url?.replace("/was", "");
      asked.push(request.url);
      return ["X-Of-Path", String(request.url)];
    },
    watch,
    front: (request, response, headers) => {
      if (request.url === "/broken") return broken();
      if (request.url === "/never") return;
      setHeaders(response, headers);
      answered("the front")(request, response);
    },
    linkEvents: answered("link events"),
    next: answered("Next"),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Gives the other end its turns, a second's worth at most. */
async function until(done: () => boolean) {
  for (let turn = 0; turn < 1000 && !done(); turn += 1) await new Promise((next) => setTimeout(next, 1));
}

function get(path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status?: number; text: string; id: unknown; ofPath: unknown }>((resolve, reject) => {
    request({ port, host: "127.0.0.1", path, headers, agent: false }, (response) => {
      let text = "";
      response.on("data", (chunk) => (text += String(chunk)));
      response.on("end", () =>
        resolve({
          status: response.statusCode,
          text,
          id: response.headers["x-request-id"],
          ofPath: response.headers["x-of-path"],
        }),
      );
    })
      .on("error", reject)
      .end();
  });
}

test.each([
  ["/home", "the front"],
  ["/nowhere?x=/api/", "the front"],
  ["/_page/abc.js", "the front"],
  ["/was/home", "the front"],
  ["/api/v1/partner", "Next"],
  ["/_next/static/a.js", "Next"],
  ["/robots.txt?x", "Next"],
  ["/api/link/visits", "link events"],
])("%s is answered by %s", async (path, by) => {
  expect(await get(path)).toMatchObject({ text: by, ofPath: path.replace("/was", "") });
});

test("every request has an id, a given one of the right form its own", async () => {
  const id = "0123456789abcdef0123456789abcdef";
  expect((await get("/home", { "x-request-id": id })).id).toBe(id);
  expect((await get("/home", { "x-request-id": "my id" })).id).toMatch(/^[0-9a-f-]{36}$/);
});

test("what throws is a 500 without a word of why, with the headers of its path", async () => {
  const failed = { status: 500, text: "Internal Server Error", ofPath: "/broken" };
  expect(await get("/broken")).toMatchObject(failed);
});

test("no connection becomes one of another protocol", async () => {
  expect(server.listenerCount("upgrade")).toBe(0);
  const upgrade = { connection: "Upgrade", upgrade: "websocket" };
  expect((await get("/home", upgrade)).text).toBe("the front");
});

test("requests that came together are begun one after the other, and none is kept when their connection ends", async () => {
  const { port } = server.address() as AddressInfo;
  const client = connect(port, "127.0.0.1");
  let got = "";
  client.setEncoding("latin1").on("data", (text: string) => (got += text));
  const three = ["/api/one", "/never", "/api/two"].map(
    (path) => `GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`,
  );
  client.write(three.join(""));
  await until(() => asked.includes("/never") && got.includes("Next"));
  // The one before is answered, the one behind has not begun.
  expect(got).toContain("Next");
  expect(asked).not.toContain("/api/two");
  expect(watch.underWay).toBe(1);
  client.destroy();
  await until(() => watch.underWay === 0);
  expect(watch.underWay).toBe(0);
});

test("a connection is kept longer than the edge keeps it, which would else lose a request in it", () => {
  const template = readFileSync("deploy/nginx/site.conf.template", "utf8");
  expect(template).toContain("keepalive 64;");
  // Of nginx's upstreams, unless the template says another.
  const edgeSeconds = Number(/upstream[^}]*keepalive_timeout (\d+)s/.exec(template)?.[1] ?? 60);
  expect(server.keepAliveTimeout).toBeGreaterThan(edgeSeconds * 1000);
});
