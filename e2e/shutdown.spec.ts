import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { Agent, request as open, type ClientRequest } from "node:http";
import path from "node:path";
import { inArray } from "drizzle-orm";
import { testDataFolder } from "../scripts/lib/scratch.mjs";
import { openPglite } from "../lib/base/db/pglite";
import { enrolments } from "../lib/app/schema";
import { samples } from "../lib/base/contract/samples";
import { startFaultyHost } from "../testing/gateway/faulty-host";
import { unsetSettings } from "./servers";
import { demoPassword } from "./support/sign-in";
import { startSite, type Site } from "./support/site-process";
import { expect, test } from "./support/test";

/** A client's view of its request: a complete response, or its error. */
type Outcome = { id: string; status?: number; failure?: string; phone?: number };

function openRequest(
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
function readOutcome({ id, request }: ReturnType<typeof openRequest>): Promise<Outcome> {
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

function sendAndRead(site: Site, step: number, agent?: Agent): Promise<Outcome> {
  const target = targets[step % targets.length] ?? "";
  const phone = target.endsWith("create") ? (phones += 1) : undefined;
  const body = target.startsWith("POST") ? bodyOf(target, step, phone) : undefined;
  const opened = openRequest(site, target, body, agent);
  opened.request.end(body && JSON.stringify(body));
  return readOutcome(opened).then((outcome) => ({ ...outcome, phone }));
}

function bodyOf(target: string, step: number, phone?: number): object {
  if (phone) return enrolment(phone);
  return target.endsWith("combo") ? { class_id: 1 + (step % 8) } : { page: 1, per_page: 8 };
}

test.describe.configure({ mode: "serial" });

test("a signal under load: started requests are answered, acknowledged writes are stored, and the exit is clean", async () => {
  const site = await startSite({ LOG_LEVEL: "debug", RATE_LIMIT_FACTOR: "1000" });
  const folder = testDataFolder(site.port);
  await signIn(site);
  await Promise.all(targets.map((_, step) => sendAndRead(site, step)));

  const outcomes: Outcome[] = [];
  const keptOpen = new Agent({ keepAlive: true, maxSockets: 20 });
  let isOver = false;
  const visitor = async (n: number) => {
    for (let step = n; !isOver; step += 1) {
      const answer = await sendAndRead(site, step, n % 10 === 0 ? keptOpen : undefined);
      outcomes.push(answer);
      if (answer.failure) return;
    }
  };
  const visitors = Array.from({ length: 40 }, (_, n) => visitor(n));
  // Slow requests: half of their body is sent before the signal, the rest during the shutdown.
  const slow = Array.from({ length: 10 }, () => {
    const phone = (phones += 1);
    const text = JSON.stringify(enrolment(phone));
    const opened = openRequest(site, "POST /api/v1/activity/abroad/create", enrolment(phone));
    opened.request.write(text.slice(0, 20));
    return { opened, phone, rest: text.slice(20), answer: readOutcome(opened) };
  });
  await expect
    .poll(
      () => {
        const known = startedIds(site);
        return outcomes.length > 100 && slow.every(({ opened }) => known.has(opened.id));
      },
      { timeout: 40_000 },
    )
    .toBe(true);

  const signalled = performance.now();
  site.process.kill("SIGTERM");
  await expect.poll(() => site.output()).toContain('"ending"');
  for (const { opened, rest } of slow) opened.request.end(rest);
  const slowOutcomes = await Promise.all(slow.map(({ answer }) => answer));
  isOver = true;
  await Promise.all(visitors);
  keptOpen.destroy();
  expect(await site.ended).toBe(0);
  expect(performance.now() - signalled).toBeLessThan(10_000);

  expect(slowOutcomes.map(({ status }) => status)).toEqual(slow.map(() => 200));
  const opened = startedIds(site);
  const interrupted = outcomes.filter(({ id, failure }) => failure && opened.has(id));
  expect(interrupted).toEqual([]);
  const failures = new Set(outcomes.flatMap(({ failure }) => failure ?? []));
  expect([...failures].filter((code) => !["ECONNREFUSED", "ECONNRESET"].includes(code))).toEqual([]);
  expect(site.output()).not.toContain('"aborted"');

  // PostgreSQL's control file says "shut down": nothing to recover. And no process locks the folder.
  expect(readFileSync(path.join(folder, "database/global/pg_control")).readInt32LE(16)).toBe(1);
  const { db, close } = await openPglite(folder);
  const stored = [...outcomes, ...slow.map(({ phone }) => ({ status: 200, phone }))]
    .filter(({ status, phone }) => status === 200 && phone)
    .map(({ phone }) => phone as number);
  expect(stored.length).toBeGreaterThan(slow.length);
  expect(await db.$count(enrolments, inArray(enrolments.phoneNumber, stored))).toBe(stored.length);
  await close();
  rmSync(folder, { recursive: true });
});

/** Ids of the requests that the site started to handle. */
function startedIds(site: Site): Set<string | undefined> {
  return new Set(site.log().flatMap(({ msg, request }) => (msg === "request" ? [request] : [])));
}

test("with another provider too; a hanging call delays the exit by less than ten seconds, a second signal ends it sooner", async () => {
  const host = await startFaultyHost();
  await host.fail("timeout");
  const site = await startSite({ API_HOST: host.address, LOG_LEVEL: "info" });
  const waiting = sendAndRead(site, targets.indexOf("POST /api/v1/activity/abroad/create"));
  await expect.poll(() => host.calls.length).toBe(1);
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
  const env = { ...process.env, ...unsetSettings, PORT: "0", DATA_DIR: folder };
  const child = spawn(process.execPath, ["scripts/start.mjs"], { env, stdio: ["ignore", "pipe", "inherit"] });
  let startOutput = "";
  child.stdout.on("data", (chunk) => (startOutput += String(chunk)));
  await expect.poll(() => startOutput).toContain("Yuqiao is at ");
  const ended = once(child, "close");
  child.kill("SIGTERM");
  expect((await ended)[0]).toBe(0);
  expect(readFileSync(path.join(folder, "database/global/pg_control")).readInt32LE(16)).toBe(1);
  rmSync(folder, { recursive: true });
});
