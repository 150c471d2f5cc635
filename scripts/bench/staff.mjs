import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { tsImport } from "tsx/esm/api";
import { hasCommand } from "../edge/nginx.mjs";
import { freePort } from "../lib/port.mjs";
import { Stop } from "../lib/run.mjs";
import { startServer } from "../lib/server.mjs";
import { medians } from "./medians.mjs";
import { withPostgres } from "./postgres.mjs";
import { connections, measureLoad, measureReads } from "./rate.mjs";
import { runSource } from "./run-source.mjs";
import { markdownTable } from "./table.mjs";

/*
 * Response times of /home without staff and while editors and advisers use the desk, measured alternately: at full load, and
 * with twenty requests per second.
 */

const leads = 10_000;
const loadSeconds = 8;
/** Long enough that a publication delays only a small share of the requests, as at a school. */
const readSeconds = 30;
const runs = 3;
/** Time until the pages show the last change of staff. */
const settleMs = 2500;
/** Time between two calls of the desk: three people with one action every ten seconds each, far more than at a school. */
const callIntervalsMs = { few: 3000, many: 200 };
/** Time of the publication, from the start of a run; falls into its phase of twenty requests per second. */
const publishAfterMs = 20_000;

/** Logs in to the desk as the demo owner, without setting up the second factor. @returns a function that calls the desk */
async function openDesk(address) {
  let cookie = "";
  const callDesk = async (name, input, file) => {
    const type = file ? "image/jpeg" : "application/json";
    const query = file ? `?${new URLSearchParams(input)}` : "";
    const headers = { "content-type": type, origin: address, cookie };
    const request = { method: "POST", headers, body: file ?? JSON.stringify(input) };
    const answer = await fetch(`${address}/api/desk/${name}${query}`, request);
    const session = answer.headers.getSetCookie().find((value) => value.startsWith("desk="));
    if (session) cookie = session.split(";")[0];
    const { code, message, data } = await answer.json();
    if (code !== 0) throw new Stop(`The desk call ${name} failed with code ${code}: ${message}`);
    return data;
  };
  const { demoPassword } = await tsImport("../../lib/provider/seed/demo-accounts.ts", import.meta.url);
  const { next } = await callDesk("session/login", { email: "staff@example.com", password: demoPassword });
  if (next === "offer") await callDesk("session/later", {});
  return callDesk;
}

/** A random JPEG with the size of a small photograph. */
async function createPhoto() {
  const noise = { type: "gaussian", mean: 128, sigma: 60 };
  const create = { width: 160, height: 100, channels: 3, background: "white", noise };
  return sharp({ create }).resize(1600, 1000).jpeg().toBuffer();
}

/**
 * Typical calls of staff: mostly reads; of fifty calls one uploads a picture and two save a draft.
 * @returns functions that make the next call and publish a class
 */
async function simulateStaff(address) {
  const callDesk = await openDesk(address);
  const kind = "series";
  const { list } = await callDesk("content/list", { kind });
  const { id } = list[0];
  let record = await callDesk("content/read", { kind, id });
  let { leads: listedLeads, after } = await callDesk("leads/list", {});
  const save = async (publish) => {
    const { draft, published, version } = record;
    const fields = { ...(draft ?? published), description: { "en-US": `Seen ${version} times.` } };
    ({ record } = await callDesk("content/save", { kind, id, version, fields, publish }));
  };
  const pictures = await Promise.all(Array.from({ length: runs * 6 }, createPhoto));
  const fullCrop = { left: 0, top: 0, width: 1, height: 1 };
  const reads = [
    () => callDesk("leads/list", {}),
    async () => ({ leads: listedLeads, after } = await callDesk("leads/list", { after })),
    () => callDesk("leads/show", { kind: listedLeads[0].kind, id: listedLeads[0].id }),
    () => callDesk("leads/list", { filter: { state: "new", region: "vn" } }),
    () => callDesk("start/show", {}),
    () => callDesk("leads/show", { kind: listedLeads[1].kind, id: listedLeads[1].id }),
    () => callDesk("content/list", { kind }),
    async () => (record = await callDesk("content/read", { kind, id })),
  ];
  const changes = {
    10: () => save("no"),
    20: () => callDesk("content/picture", fullCrop, pictures.pop()),
    30: () => save("no"),
  };
  let calls = 0;
  const act = async () => {
    calls += 1;
    await (changes[calls % 50] ?? reads[calls % reads.length])();
  };
  return { act, publish: () => save("now") };
}

/**
 * Makes calls of staff at an interval while `measureVisitors` runs, and publishes once.
 * @returns the result of `measureVisitors`, and the median time of a call in milliseconds
 */
async function withStaffCalls({ act, publish }, intervalMs, measureVisitors) {
  const controller = new AbortController();
  const callTimes = [];
  let firstError;
  const call = async (work) => {
    const startedAt = performance.now();
    await work().catch((error) => (firstError ??= error));
    callTimes.push(performance.now() - startedAt);
  };
  const published = pause(publishAfterMs).then(() => call(publish));
  const calls = [published];
  const work = (async () => {
    while (!controller.signal.aborted) {
      calls.push(call(act));
      await pause(intervalMs);
    }
    await Promise.all(calls);
  })();
  const results = await measureVisitors();
  controller.abort();
  await work;
  if (firstError) throw firstError;
  return { ...results, call: callTimes.toSorted((a, b) => a - b)[callTimes.length >> 1] };
}

async function measure(engine, own) {
  const port = await freePort();
  const env = { API_HOST: "", DATABASE_URL: "", REDIS_URL: "", MAIL_URL: "", NOTICE_WEBHOOK_URL: "", ...own };
  await runSource("lib/provider/seed/cli.ts", ["--accounts"], env);
  await runSource("scripts/bench/fill-leads.ts", [String(leads)], env);
  const site = await startServer(port, {
    ...env,
    RATE_LIMIT_FACTOR: "1000",
    SITE_URL: `http://localhost:${port}`,
  });
  try {
    const home = `${site.address}/home`;
    const staff = await simulateStaff(site.address);
    const measureHome = async () => {
      const full = await measureLoad(home, loadSeconds);
      const often = await measureReads(home, AbortSignal.timeout(readSeconds * 1000));
      return { ...full, oftenP50: often.p50, oftenP99: often.p99 };
    };
    const results = { nobody: [], few: [], many: [] };
    for (let run = 0; run < runs; run += 1) {
      results.nobody.push(await measureHome());
      for (const [name, intervalMs] of Object.entries(callIntervalsMs)) {
        results[name].push(await withStaffCalls(staff, intervalMs, measureHome));
        await pause(settleMs);
      }
    }
    return toRows(engine, medians(results.nobody), medians(results.few), medians(results.many));
  } finally {
    site.child.kill();
    await site.ended;
  }
}

const ms = (value) => `${value.toFixed(value < 10 ? 2 : 1)} ms`;
const times = (value) => Math.round(value).toLocaleString("en");
const metrics = {
  rate: ["requests per second", times],
  p50: ["p50 at that load", ms],
  p99: ["p99 at that load", ms],
  oftenP50: ["p50, 20 requests per second", ms],
  oftenP99: ["p99, 20 requests per second", ms],
};

function toRows(engine, withoutStaff, ...withStaff) {
  const rows = Object.entries(metrics).map(([key, [what, text]]) => [
    ...[engine, what, text(withoutStaff[key])],
    ...withStaff.map((some) => `${text(some[key])} (${Math.round((100 * some[key]) / withoutStaff[key])} %)`),
  ]);
  return [...rows, [engine, "a desk call, p50", "", ...withStaff.map(({ call }) => ms(call))]];
}

/** A Markdown table for the built-in database and, if available, PostgreSQL. */
export async function staffText(folder) {
  if (!hasCommand("wrk")) return "Staff: not measured, wrk is not installed.";
  const data = join(folder, "staff");
  mkdirSync(data, { recursive: true });
  const rows = await measure("PGlite", { DATA_DIR: data });
  const postgresRows = await withPostgres((url) => measure("PostgreSQL", { DATABASE_URL: url }));
  const calls = Object.values(callIntervalsMs).map(
    (intervalMs) => `a desk call every ${intervalMs / 1000} s`,
  );
  const heads = ["Database", "/home", "No staff", ...calls];
  return `${markdownTable([heads, ...rows, ...(postgresRows ?? [])])}\n\n(${connections} connections; medians of ${runs} runs of ${loadSeconds} s at full load and ${readSeconds} s at 20 requests per second; a class is published in each run with staff)`;
}
