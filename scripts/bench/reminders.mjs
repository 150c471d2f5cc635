import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { freePort } from "../lib/port.mjs";
import { Stop } from "../lib/run.mjs";
import { startServer } from "../lib/server.mjs";
import { withPostgres } from "./postgres.mjs";
import { readMemory, measureReads } from "./rate.mjs";
import { runSource } from "./run-source.mjs";
import { markdownTable } from "./table.mjs";

/*
 * Reminds all students of one large live class through a webhook on this machine, and measures the response time of a page
 * before, during and after.
 */

const quietMs = 30_000;
/** Time from filling the database until the reminders are due: the site starts and is measured without load. */
const setupMs = (count) => 75_000 + count / 2;
/** Reminders that arrive later than this are useless. */
const maxDelayMs = 30 * 60_000;

/** Receives notifications and counts each id once. */
async function serveReceiver() {
  const ids = new Set();
  const server = createServer((request, response) => {
    ids.add(request.headers["webhook-id"]);
    request.resume().on("end", () => response.end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  parentPort.postMessage(server.address().port);
  setInterval(() => parentPort.postMessage(ids.size), 500);
}

/** Starts the receiver in a thread of its own, so that it does not slow down the measured requests. */
async function startReceiver() {
  const thread = new Worker(new URL(import.meta.url));
  const [port] = await once(thread, "message");
  const receiver = { count: 0, url: `http://127.0.0.1:${port}/`, close: () => thread.terminate() };
  thread.on("message", (count) => (receiver.count = count));
  return receiver;
}

async function measureReminders(engine, envOverrides, count) {
  const receiver = await startReceiver();
  const dueAt = Date.now() + setupMs(count);
  const env = {
    ...{
      API_HOST: "",
      DATABASE_URL: "",
      DEMO_CONTENT: "false",
      MAIL_URL: "",
      MAIL_FROM: "",
      NOTICE_MAIL_TO: "",
    },
    ...{
      NOTICE_WEBHOOK_URL: receiver.url,
      NOTICE_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString("base64")}`,
    },
    ...envOverrides,
  };
  const parameters = [String(count), new Date(dueAt).toISOString()];
  await runSource("scripts/bench/fill-reminders.ts", parameters, env);
  const site = await startServer(await freePort(), env);
  try {
    const page = `${site.address}/help?locale=en-US`;
    await measureReads(page, AbortSignal.timeout(dueAt - Date.now() - quietMs));
    const before = await measureReads(page, AbortSignal.timeout(dueAt - Date.now()));
    const memorySamples = [readMemory(site.child.pid)];
    const sendingController = new AbortController();
    const reading = measureReads(page, sendingController.signal);
    while (receiver.count < count && Date.now() < dueAt + maxDelayMs) {
      await pause(1000);
      memorySamples.push(readMemory(site.child.pid));
      if (memorySamples.length % 15 === 0) process.stderr.write(`${engine}: ${receiver.count} of ${count}\n`);
    }
    const seconds = (Date.now() - dueAt) / 1000;
    sendingController.abort();
    const during = await reading;
    if (receiver.count < count) throw new Stop(`${receiver.count} of ${count} reminders arrived.`);
    await pause(5000);
    const after = await measureReads(page, AbortSignal.timeout(quietMs));
    const megabytes = (bytes) => Math.round(bytes / 1e6);
    const [first, midway, last] = [
      memorySamples[0],
      memorySamples[memorySamples.length >> 1],
      memorySamples.at(-1),
    ].map(megabytes);
    return [
      ...[engine, count.toLocaleString("en"), `${seconds.toFixed(0)} s`, `${first}, ${midway}, ${last} MB`],
      ...[before, during, after].map(({ p99 }) => `${p99.toFixed(1)} ms`),
    ];
  } finally {
    site.child.kill();
    await site.ended;
    receiver.close();
  }
}

/** A Markdown table for the built-in database and, if available, PostgreSQL. */
export async function remindersText(folder, count) {
  const data = join(folder, "reminders");
  mkdirSync(data, { recursive: true });
  const rows = [await measureReminders("PGlite", { DATA_DIR: data }, count)];
  const postgresRow = await withPostgres((url) =>
    measureReminders("PostgreSQL", { DATABASE_URL: url }, count),
  );
  if (postgresRow) rows.push(postgresRow);
  return markdownTable([
    [
      "Database",
      "Students",
      "All sent after",
      "Memory at the start, midway, at the end",
      "p99 of a page before",
      "During",
      "After",
    ],
    ...rows,
  ]);
}

if (!isMainThread) await serveReceiver();
