import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTemporaryDatabase } from "../../../testing/provider/temporary-database";
import { enrolmentRow } from "../../../testing/provider/enrolment";
import { observeRequests } from "../bootstrap/observe-requests";
import { metrics } from "../../base/metrics/metrics";
import { enrolments } from "../schema";
import type { Connection } from "../../base/db/types";
import { readAddress } from "./socket-address";
import { openOperatorSocket } from "./operator-socket";
import { sendCommand } from "./send-command";
import { collectText } from "../../base/commands/collect-text";

jest.mock("../../base/env", () => ({
  ...jest.requireActual("../../base/env"),
  env: () => ({ SITE_URL: "https://school.example.org", TRUSTED_PROXIES: 0, LOG_LEVEL: "silent" }),
}));

let connection: Connection;
let folder: string;
let close: () => Promise<void>;
beforeAll(async () => {
  connection = await openTemporaryDatabase();
  folder = mkdtempSync(join(tmpdir(), "yuqiao-socket-"));
});
beforeEach(async () => {
  close = await openOperatorSocket(connection, folder);
});
afterEach(() => close());
afterAll(async () => {
  await connection.close();
  rmSync(folder, { recursive: true, force: true });
});

const address = () => readAddress(folder) ?? "";

/** Sends a plain HTTP request and reads the response to its end. */
function sendRequest(method: string, path: string, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ socketPath: address(), method, path, agent: false }, (response) =>
      response.resume().once("close", () => resolve(response)),
    )
      .once("error", reject)
      .end(body);
  });
}

test("the socket and its address file are readable by their owner only", () => {
  expect(address()).toBe(join(folder, "admin.sock"));
  expect(statSync(address()).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, "admin.address")).mode & 0o777).toBe(0o600);
});

test("a long response arrives in several chunks", async () => {
  const row = (index: number) => enrolmentRow(900_000_000 + index, { name: `Lan ${index}` });
  await connection.db.insert(enrolments).values(Array.from({ length: 1500 }, (_, index) => row(index)));
  const lines = (await collectText(await sendCommand(address(), "leads", {}))).trimEnd().split("\n");
  expect(lines.map((line) => (JSON.parse(line) as { name: string }).name)).toEqual(
    Array.from({ length: 1500 }, (_, index) => `Lan ${index}`),
  );
});

test("a client that disconnects early does not block the next one", async () => {
  for await (const piece of await sendCommand(address(), "leads", {})) {
    expect(piece.length).toBeGreaterThan(0);
    break;
  }
  expect(await collectText(await sendCommand(address(), "leads", { since: "2100-01-01T00:00:00Z" }))).toBe(
    "",
  );
});

test.each([
  ["no-such", {}, "There is no command no-such."],
  ["constructor", {}, "There is no command constructor."],
  ["leads", { since: "soon" }, /^Wrong options: since /],
  ["leads", { surprise: 1 }, /^Wrong options: /],
  ["leads", { since: "x".repeat(100_000) }, "The options are too long."],
])("command %s rejects invalid options with a one-line error", async (name, options, message) => {
  await expect(sendCommand(address(), name, options)).rejects.toThrow(message);
});

test.each([
  ["GET", "/leads", ""],
  ["POST", "/leads", "{"],
  ["POST", "/", "{}"],
])("%s %s %j is refused", async (method, path, body) => {
  expect((await sendRequest(method, path, body)).statusCode).toBe(400);
});

test("on a public site, operator commands pass no host check, get no request id and are not counted", async () => {
  const stopObserving = observeRequests();
  const { headers, statusCode } = await sendRequest("POST", "/leads", '{"since":"2100-01-01T00:00:00Z"}');
  expect(statusCode).toBe(200);
  expect(headers).not.toHaveProperty("x-request-id");
  const { registry, requestsInFlight } = metrics();
  expect((await registry.getSingleMetric("yuqiao_http_requests_total")?.get())?.values).toEqual([]);
  expect((await requestsInFlight.get()).values).toEqual([{ value: 0, labels: {} }]);
  stopObserving();
});

test("a response that is cut off fails at the client", async () => {
  let queries = 0;
  const db = new Proxy(connection.db, {
    get(target, key) {
      // Fails after the school's facts, the first page of leads, of their notes and of their consents.
      if (key === "select" && ++queries > 4) throw new Error("the database went away");
      return Reflect.get(target, key) as unknown;
    },
  });
  const other = mkdtempSync(join(folder, "other-"));
  const closeOther = await openOperatorSocket({ ...connection, db }, other);
  await expect(sendCommand(readAddress(other) ?? "", "leads", {}).then(collectText)).rejects.toThrow(
    "aborted",
  );
  await closeOther();
});

test("a socket without a listener gives a clear error", async () => {
  const oldAddress = address();
  await close();
  expect(existsSync(oldAddress)).toBe(false);
  expect(existsSync(join(folder, "admin.address"))).toBe(false);
  await expect(sendCommand(oldAddress, "leads", {})).rejects.toThrow(
    /^The running site does not answer: .*ENOENT/,
  );
  close = await openOperatorSocket(connection, folder);
});

test("files left by a killed process do not matter", async () => {
  await close();
  writeFileSync(join(folder, "admin.sock"), "");
  writeFileSync(join(folder, "admin.address"), `${join(folder, "admin.sock")}\n`);
  close = await openOperatorSocket(connection, folder);
  await expect(sendCommand(address(), "leads", { since: "2100-01-01T00:00:00Z" })).resolves.toBeDefined();
});

test("a data folder whose path is too long puts the socket in a private temporary folder", async () => {
  const deep = mkdtempSync(join(folder, `${"long".repeat(25)}-`));
  const closeDeep = await openOperatorSocket(connection, deep);
  const socketPath = readFileSync(join(deep, "admin.address"), "utf8").trim();
  expect(Buffer.byteLength(socketPath)).toBeLessThan(104);
  expect(statSync(join(socketPath, "..")).mode & 0o777).toBe(0o700);
  await expect(sendCommand(socketPath, "leads", {})).resolves.toBeDefined();
  await closeDeep();
  expect(existsSync(join(socketPath, ".."))).toBe(false);
});
