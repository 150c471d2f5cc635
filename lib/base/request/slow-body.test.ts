import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { limitBodyTime } from "./slow-body";

let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    limitBodyTime(request, { graceMs: 300, bytesPerSecond: 1000 });
    let length = 0;
    request.on("data", (chunk: Buffer) => (length += chunk.length));
    request.on("end", () => response.end(String(length)));
    request.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends a body in pieces. @returns the response received before the connection ended, and its duration */
async function post(pieces: string[], everyMs: number, header: (length: number) => string) {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let answer = "";
  const startedAt = performance.now();
  socket.on("data", (chunk) => (answer += String(chunk))).on("error", () => undefined);
  const ended = new Promise((resolve) => socket.once("close", resolve));
  const length = pieces.join("").length;
  socket.write(`POST / HTTP/1.1\r\nHost: site\r\nConnection: close\r\n${header(length)}\r\n\r\n`);
  for (const piece of pieces) {
    if (socket.destroyed) break;
    socket.write(piece);
    await pause(everyMs);
  }
  await ended;
  return { answer, ms: performance.now() - startedAt };
}
const withLength = (length: number) => `Content-Length: ${length}`;

test.each([
  ["of a known length", withLength, "x"],
  ["in chunks", () => "Transfer-Encoding: chunked", "1\r\nx\r\n"],
])("a slow body %s closes the connection", async (_, header, piece) => {
  const { answer, ms } = await post(Array<string>(400).fill(piece), 20, header);
  expect(answer).toBe("");
  expect(ms).toBeGreaterThan(250);
  expect(ms).toBeLessThan(4_000);
});

test("a large body that arrives steadily may take longer", async () => {
  const { answer, ms } = await post(Array<string>(12).fill("x".repeat(500)), 50, withLength);
  expect(answer).toMatch(/6000$/);
  expect(ms).toBeGreaterThan(300);
});
