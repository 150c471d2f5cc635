import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { Agent, request as open, type ClientRequest } from "node:http";
import path from "node:path";
import { inArray } from "drizzle-orm";
import { testDataFolder } from "../scripts/lib/scratch.mjs";
import { openPglite } from "../lib/provider/db/pglite";
import { enrolments } from "../lib/provider/db/schema";
import { samples } from "../lib/contract/samples";
import { startFaultyHost } from "../testing/gateway/faulty-host";
import { unset } from "./servers";
import { demoPassword } from "./support/sign-in";
import { startSite, type Site } from "./support/site-process";
import { expect, test } from "./support/test";

/** A client's view of its request: a complete response, or its error. */
type Seen = { id: string; status?: number; failure?: string; phone?: number };

function begin(
  site: Site,
  target: string,
  body?: object,
  agent?: Agent,
): { id: string; request: ClientRequest } {
  const id = randomUUID();
  const [method = "", address = ""] = target.split(" ");
  const request = open(site.address + address, {
    method,
    agent: agent ?? false,
    headers: {
      "X-Request-Id": id,
      Authorization: `Bearer ${token}`,
      ...(body && {
        "Content-Type": "application/json",
        "Content-Length": Buffer.byteLength(JSON.stringify(body)),
      }),
    },
  });
  return { id, request };
}

/** Reads a response to its end. */
function answerOf({ id, request }: ReturnType<typeof begin>): Promise<Seen> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve({ id, failure: error.code ?? error.message });
    request.once("error", fail);
    request.once("response", (response) => {
      response.once("error", fail);
      response.resume().once("end", () => resolve({ id, status: response.statusCode }));
    });
  });
}

let phones = 900_000_000;
let token = "none";

/** As a student with class points. */
async function signIn(site: Site): Promise<void> {
  const response = await fetch(`${site.address}/api/account/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "student@example.com", password: demoPassword }),
  });
  token = ((await response.json()) as { data: { token: string } }).data.token;
}

const enrolment = (phone: number) => ({
  ...samples.abroadCreate,
  name: "Lan",
  intention_city: "",
  source: "国际",
  interest: "宣讲会",
  phone_number: phone,
});

const targets = [
  "GET /home",
  "GET /live?locale=ko-KR",
  "GET /api/v1/partner",
  "POST /api/v1/activity/abroad/create",
  "POST /api/v1/student/ready/live",
  "POST /api/v1/student/booking/combo",
];

function ask(site: Site, turn: number, agent?: Agent): Promise<Seen> {
  const target = targets[turn % targets.length] ?? "";
  const phone = target.endsWith("create") ? (phones += 1) : undefined;
  const body = target.startsWith("POST") ? bodyOf(target, turn, phone) : undefined;
  const begun = begin(site, target, body, agent);
  begun.request.end(body && JSON.stringify(body));
  return answerOf(begun).then((seen) => ({ ...seen, phone }));
}

function bodyOf(target: string, turn: number, phone?: number): object {
  if (phone) return enrolment(phone);
  return target.endsWith("combo") ? { class_id: 1 + (turn % 8) } : { page: 1, per_page: 8 };
}

test.describe.configure({ mode: "serial", timeout: 120_000 });

test("a signal under load: started requests are answered, acknowledged writes are stored, and the exit is clean", async () => {
  const site = await startSite({ LOG_LEVEL: "debug", RATE_LIMIT_FACTOR: "1000" });
  const folder = testDataFolder(site.port);
  await signIn(site);
  await Promise.all(targets.map((_, turn) => ask(site, turn)));

  const seen: Seen[] = [];
  const keptOpen = new Agent({ keepAlive: true, maxSockets: 20 });
  let over = false;
  const visitor = async (n: number) => {
    for (let turn = n; !over; turn += 1) {
      const answer = await ask(site, turn, n % 10 === 0 ? keptOpen : undefined);
      seen.push(answer);
      if (answer.failure) return;
    }
  };
  const visitors = Array.from({ length: 40 }, (_, n) => visitor(n));
  // Slow requests: half of their body is sent before the signal, the rest during the shutdown.
  const slow = Array.from({ length: 10 }, () => {
    const phone = (phones += 1);
    const text = JSON.stringify(enrolment(phone));
    const begun = begin(site, "POST /api/v1/activity/abroad/create", enrolment(phone));
    begun.request.write(text.slice(0, 20));
    return { begun, phone, rest: text.slice(20), answer: answerOf(begun) };
  });
  await expect
    .poll(
      () => {
        const known = began(site);
        return seen.length > 100 && slow.every(({ begun }) => known.has(begun.id));
      },
      { timeout: 40_000 },
    )
    .toBe(true);

  const signalled = performance.now();
  site.process.kill("SIGTERM");
  await expect.poll(() => site.output()).toContain('"ending"');
  for (const { begun, rest } of slow) begun.request.end(rest);
  const slowAnswers = await Promise.all(slow.map(({ answer }) => answer));
  over = true;
  await Promise.all(visitors);
  keptOpen.destroy();
  expect(await site.ended).toBe(0);
  expect(performance.now() - signalled).toBeLessThan(10_000);

  expect(slowAnswers.map(({ status }) => status)).toEqual(slow.map(() => 200));
  const begun = began(site);
  const cut = seen.filter(({ id, failure }) => failure && begun.has(id));
  expect(cut).toEqual([]);
  const failures = new Set(seen.flatMap(({ failure }) => failure ?? []));
  expect([...failures].filter((code) => !["ECONNREFUSED", "ECONNRESET"].includes(code))).toEqual([]);
  expect(site.output()).not.toContain('"aborted"');

  // PostgreSQL's control file says "shut down": nothing to recover. And no process locks the folder.
  expect(readFileSync(path.join(folder, "database/global/pg_control")).readInt32LE(16)).toBe(1);
  const { db, close } = await openPglite(folder);
  const stored = [...seen, ...slow.map(({ phone }) => ({ status: 200, phone }))]
    .filter(({ status, phone }) => status === 200 && phone)
    .map(({ phone }) => phone as number);
  expect(stored.length).toBeGreaterThan(slow.length);
  expect(await db.$count(enrolments, inArray(enrolments.phoneNumber, stored))).toBe(stored.length);
  await close();
  rmSync(folder, { recursive: true });
});

/** Ids of the requests that the site started to handle. */
function began(site: Site): Set<string | undefined> {
  return new Set(site.log().flatMap(({ msg, request }) => (msg === "request" ? [request] : [])));
}

test("with another provider too; a hanging call delays the exit by less than ten seconds, a second signal ends it sooner", async () => {
  const host = await startFaultyHost();
  await host.fail("timeout");
  const site = await startSite({ API_HOST: host.address, LOG_LEVEL: "info" });
  const waiting = ask(site, targets.indexOf("POST /api/v1/activity/abroad/create"));
  await expect.poll(() => host.asked.length).toBe(1);
  const signalled = performance.now();
  site.process.kill("SIGTERM");
  const again = setInterval(() => site.process.kill("SIGTERM"), 200);
  expect(await site.ended).toBe(0);
  clearInterval(again);
  // Signals within the first second come from one key press; a later one is new.
  expect(performance.now() - signalled).toBeGreaterThan(1_000);
  expect(performance.now() - signalled).toBeLessThan(5_000);
  expect((await waiting).failure).toBeDefined();
  expect(site.output()).toContain('"count":1,"msg":"requests cut off"');
  await host.close();
});

test("npm start passes the signal on, and exits after the site has exited cleanly", async () => {
  const folder = testDataFolder("npm-start");
  rmSync(folder, { recursive: true, force: true });
  const env = { ...process.env, ...unset, PORT: "0", DATA_DIR: folder };
  const child = spawn(process.execPath, ["scripts/start.mjs"], { env, stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (chunk) => (said += String(chunk)));
  await expect.poll(() => said, { timeout: 30_000 }).toContain("Yuqiao is at ");
  const ended = once(child, "close");
  child.kill("SIGTERM");
  expect((await ended)[0]).toBe(0);
  expect(readFileSync(path.join(folder, "database/global/pg_control")).readInt32LE(16)).toBe(1);
  rmSync(folder, { recursive: true });
});
