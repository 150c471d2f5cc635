import { createServer, type Server, type ServerResponse } from "node:http";
import { get } from "../../../testing/server/get";
import { otherHeaders } from "./security-headers";
import { completeHeaders } from "./complete-headers";

let server: Server;
let respond: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    completeHeaders(response, (request.url ?? "").split("?", 1)[0] ?? "", otherHeaders(true));
    respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function headersOf(path: string, handler: typeof respond) {
  respond = handler;
  return (await get(server, path)).headers;
}

const closed = { "content-security-policy": expect.stringContaining("default-src 'none'") as string };

test.each<[string, (response: ServerResponse) => void]>([
  ["headers set one by one", (response) => void response.setHeader("Location", "/api").writeHead(308).end()],
  ["an implicit head", (response) => void response.end("text")],
  ["a status text", (response) => void response.writeHead(405, "Method Not Allowed").end()],
])("a response without a policy gets all security headers: %s", async (_, handler) => {
  const headers = await headersOf("/api/", handler);
  expect(headers).toMatchObject({
    ...closed,
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
  });
  expect(headers["strict-transport-security"]).toBe("max-age=31536000");
  expect(headers.vary).toBeUndefined();
});

test("a response with its own policy keeps its headers and gets only HSTS", async () => {
  const headers = await headersOf("/api/preview", (response) => {
    response.setHeader("Content-Security-Policy", "frame-ancestors 'self'").end();
  });
  expect(headers["content-security-policy"]).toBe("frame-ancestors 'self'");
  expect(headers["x-frame-options"]).toBeUndefined();
  expect(headers["strict-transport-security"]).toBe("max-age=31536000");
});

test("headers passed to writeHead are sent as they are", async () => {
  const headers = await headersOf("/home", (response) => {
    response.writeHead(200, { "Content-Security-Policy": "x", Vary: "Accept-Encoding" }).end();
  });
  expect(headers).toMatchObject({ "content-security-policy": "x", vary: "Accept-Encoding" });
});

test.each([
  [undefined, "Accept-Language, Cookie"],
  ["rsc, next-url", "rsc, next-url, Accept-Language, Cookie"],
  ["cookie, Accept-Encoding", "cookie, Accept-Encoding, Accept-Language"],
  [["Accept-Encoding", "ACCEPT-LANGUAGE"], "Accept-Encoding, ACCEPT-LANGUAGE, Cookie"],
])("a page's Vary %j becomes %j", async (vary, expected) => {
  const headers = await headersOf("/home?a=1", (response) => {
    if (vary) response.setHeader("Vary", vary);
    response.end();
  });
  expect(headers.vary).toBe(expected);
});
