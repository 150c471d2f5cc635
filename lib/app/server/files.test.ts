import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileHandler } from "./files";
import { get as getFrom } from "../../../testing/server/get";

const folder = mkdtempSync(join(tmpdir(), "yuqiao-files-"));
const script = "/_next/static/chunks/a1.js";
let server: Server;

beforeAll(async () => {
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write(script, "plain");
  write(`${script}.br`, "as br");
  write(`${script}.gz`, "as gzip");
  write("/art/small.svg", "<svg/>");
  write("/art/old.d/photo.png", "png");
  const handleFile = fileHandler(folder, {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
  server = createServer((request, response) => {
    if (!handleFile(request, response)) response.writeHead(404).end("not a file");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  getFrom(server, path, headers, method);

test.each([
  ["gzip, deflate, br, zstd", "as br", "br"],
  ["gzip", "as gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "as gzip", "gzip"],
  ["identity", "plain", undefined],
  [undefined, "plain", undefined],
])("with Accept-Encoding %s a script is sent %s", async (accepted, text, coding) => {
  const fileResponse = await get(script, accepted === undefined ? {} : { "accept-encoding": accepted });
  expect(fileResponse).toMatchObject({ status: 200, text });
  expect(fileResponse.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
    "x-content-type-options": "nosniff",
  });
  expect(fileResponse.headers["content-encoding"]).toBe(coding);
  expect(fileResponse.headers["content-length"]).toBe(String(text.length));
});

test("other sites may embed pictures, and no other files", async () => {
  const policyOf = async (path: string) => (await get(path)).headers["cross-origin-resource-policy"];
  expect(await policyOf("/art/small.svg")).toBe("cross-origin");
  expect(await policyOf(script)).toBe("same-origin");
});

test("a file without a compressed copy is sent uncompressed; pictures are cached for a day", async () => {
  const svg = await get("/art/small.svg?v=1", { "accept-encoding": "br" });
  expect(svg.text).toBe("<svg/>");
  expect(svg.headers).toMatchObject({
    "content-type": "image/svg+xml",
    "cache-control": "public, max-age=86400",
  });
  expect(svg.headers["content-encoding"]).toBeUndefined();
  expect((await get("/art/old.d/photo.png")).headers["content-type"]).toBe("image/png");
});

test("a matching etag returns 304; another encoding is sent in full", async () => {
  const { etag = "" } = (await get(script, { "accept-encoding": "br" })).headers;
  const getAgain = (coding: string) => get(script, { "accept-encoding": coding, "if-none-match": etag });
  expect(await getAgain("br")).toMatchObject({ status: 304, text: "" });
  expect(await getAgain("gzip")).toMatchObject({ status: 200, text: "as gzip" });
});

test("HEAD has no body", async () => {
  const head = await get(script, { "accept-encoding": "br" }, "HEAD");
  expect(head).toMatchObject({ status: 200, text: "" });
  expect(head.headers["content-length"]).toBe("5");
});

test.each([
  ["GET", "/art"],
  ["GET", "/art/old.d"],
  ["GET", "/art/old.d/"],
  ["GET", `${script}.br`],
  ["GET", "/_next/static/../../../etc/passwd"],
  ["GET", "/_next/static/%2e%2e/art/small.svg"],
  ["GET", "/_next/static/chunks/new.js"],
])("%s %s is no file", async (method, path) => {
  expect(await get(path, {}, method)).toMatchObject({ status: 404, text: "not a file" });
});

test.each([
  ["POST", {}, 405],
  ["OPTIONS", {}, 405],
  ["GET", { range: "bytes=99-" }, 416],
  ["GET", { "if-match": '"x"' }, 412],
])("%s with %j is a %i with the security headers", async (method, headers, status) => {
  const fileResponse = await get(script, headers as Record<string, string>, method);
  expect(fileResponse).toMatchObject({ status, text: "" });
  expect(fileResponse.headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  expect(fileResponse.headers["content-encoding"]).toBeUndefined();
  expect(fileResponse.headers["content-type"]).toBeUndefined();
});
