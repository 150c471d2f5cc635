import { request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setHeaders } from "./answer-headers";
import { RequestWatch } from "./requests";
import { createSiteServer } from "./site-server";

let server: Server;
const answered = (by: string) => (_: unknown, response: ServerResponse) => void response.end(by);
const broken = () => Promise.reject(new Error("broken"));

beforeAll(async () => {
  server = createSiteServer({
    receive: (asked) => {
      asked.url = asked.url?.replace("/was", "");
      return ["X-Of-Path", String(asked.url)];
    },
    watch: new RequestWatch(),
    front: (asked, response, headers) => {
      if (asked.url === "/broken") return broken();
      setHeaders(response, headers);
      answered("the front")(asked, response);
    },
    linkEvents: answered("link events"),
    next: answered("Next"),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

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
