import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPglite } from "../db/pglite";
import { enrolments } from "../db/schema";
import type { Connection } from "../db/types";
import { readAddress } from "./address";
import { openDoor } from "./door";
import { knock } from "./knock";
import { textOf } from "./text-of";

let connection: Connection;
let folder: string;
let close: () => Promise<void>;
beforeAll(async () => {
  connection = await openPglite();
  folder = mkdtempSync(join(tmpdir(), "yuqiao-door-"));
});
beforeEach(async () => {
  close = await openDoor(connection, folder);
});
afterEach(() => close());
afterAll(async () => {
  await connection.close();
  rmSync(folder, { recursive: true, force: true });
});

const address = () => readAddress(folder) ?? "";

/** The status of a plain request. */
function statusOf(method: string, path: string, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ socketPath: address(), method, path, agent: false }, (answer) =>
      resolve(answer.resume().statusCode),
    )
      .once("error", reject)
      .end(body);
  });
}

test("the socket and the note of its place are the owner's alone", () => {
  expect(address()).toBe(join(folder, "admin.sock"));
  expect(statSync(address()).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, "admin.address")).mode & 0o777).toBe(0o600);
});

test("a command is answered, in many pieces when it is long", async () => {
  const row = (index: number) => ({
    name: `Lan ${index}`,
    phoneCode: 84,
    phoneNumber: 900_000_000 + index,
    email: "lan@example.com",
    gpaScore: 0,
    intentionCity: "",
    intentionUniversity: "",
    intentionMajor: "",
    source: "越南",
    interest: "宣讲会",
    activationCode: `CODE-${index}`,
  });
  await connection.db.insert(enrolments).values(Array.from({ length: 1500 }, (_, index) => row(index)));
  const lines = (await textOf(await knock(address(), "leads", {}))).trimEnd().split("\n");
  expect(lines.map((line) => (JSON.parse(line) as { name: string }).name)).toEqual(
    Array.from({ length: 1500 }, (_, index) => `Lan ${index}`),
  );
});

test("a reader who leaves half way does not keep the next one out", async () => {
  for await (const piece of await knock(address(), "leads", {})) {
    expect(piece.length).toBeGreaterThan(0);
    break;
  }
  expect(await textOf(await knock(address(), "leads", { since: "2100-01-01T00:00:00Z" }))).toBe("");
});

test.each([
  ["no-such", {}, "There is no command no-such."],
  ["constructor", {}, "There is no command constructor."],
  ["leads", { since: "soon" }, /^Wrong options: since /],
  ["leads", { surprise: 1 }, /^Wrong options: /],
  ["leads", { since: "x".repeat(100_000) }, "The options are too long."],
])("%s with what it cannot take is refused in one line", async (name, options, message) => {
  await expect(knock(address(), name, options)).rejects.toThrow(message);
});

test.each([
  ["GET", "/leads", ""],
  ["POST", "/leads", "{"],
  ["POST", "/", "{}"],
])("%s %s %j is refused", async (method, path, body) => {
  expect(await statusOf(method, path, body)).toBe(400);
});

test("an answer that breaks off half way fails its reader", async () => {
  let queries = 0;
  const db = new Proxy(connection.db, {
    get(target, key) {
      if (key === "select" && ++queries > 1) throw new Error("the database went away");
      return Reflect.get(target, key) as unknown;
    },
  });
  const other = mkdtempSync(join(folder, "other-"));
  const closeOther = await openDoor({ ...connection, db }, other);
  await expect(knock(readAddress(other) ?? "", "leads", {}).then(textOf)).rejects.toThrow("aborted");
  await closeOther();
});

test("nobody behind the door is said so", async () => {
  const left = address();
  await close();
  expect(existsSync(left)).toBe(false);
  expect(existsSync(join(folder, "admin.address"))).toBe(false);
  await expect(knock(left, "leads", {})).rejects.toThrow(/^The running site does not answer: .*ENOENT/);
  close = await openDoor(connection, folder);
});

test("what a killed owner left does not matter", async () => {
  await close();
  writeFileSync(join(folder, "admin.sock"), "");
  writeFileSync(join(folder, "admin.address"), `${join(folder, "admin.sock")}\n`);
  close = await openDoor(connection, folder);
  await expect(knock(address(), "leads", { since: "2100-01-01T00:00:00Z" })).resolves.toBeDefined();
});

test("a folder too deep for a socket has its door elsewhere, in a place of its own", async () => {
  const deep = mkdtempSync(join(folder, `${"long".repeat(25)}-`));
  const closeDeep = await openDoor(connection, deep);
  const place = readFileSync(join(deep, "admin.address"), "utf8").trim();
  expect(Buffer.byteLength(place)).toBeLessThan(104);
  expect(statSync(join(place, "..")).mode & 0o777).toBe(0o700);
  await expect(knock(place, "leads", {})).resolves.toBeDefined();
  await closeDeep();
  expect(existsSync(join(place, ".."))).toBe(false);
});
