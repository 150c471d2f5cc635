import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../lib/port.mjs";
import { root } from "../lib/project.mjs";
import { ended, start, Stop } from "../lib/run.mjs";
import { startServer } from "../lib/server.mjs";
import { onPostgres } from "./postgres.mjs";
import { memory, readOften } from "./rate.mjs";
import { markdown } from "./table.mjs";

/*
 * One live class with very many students, all of whom a site reminds through a webhook on this machine, while a page is
 * read twenty times a second; and the same page afterwards, when there is nothing else to do.
 */

const quietMs = 30_000;
/** A reminder that comes later than that is of no use. */
const limitMs = 30 * 60_000;

/** What takes notices, and counts each once. */
async function openSink() {
  const ids = new Set();
  const server = createServer((request, response) => {
    ids.add(request.headers["webhook-id"]);
    request.resume().on("end", () => response.end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { ids, url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

async function remind(engine, own, count) {
  const sink = await openSink();
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
      NOTICE_WEBHOOK_URL: sink.url,
      NOTICE_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString("base64")}`,
    },
    ...own,
  };
  const fill = [
    process.execPath,
    "--import",
    "tsx",
    join(root, "scripts/bench/fill-reminders.ts"),
    String(count),
  ];
  if ((await ended(start(fill, { env: { ...process.env, ...env } }))) !== 0)
    throw new Stop("Nothing was filled in.");
  const begun = performance.now();
  const site = await startServer(await freePort(), env);
  try {
    const page = `${site.address}/help?locale=en-US`;
    await (await fetch(page)).arrayBuffer();
    const held = [memory(site.child.pid)];
    const sending = new AbortController();
    const reading = readOften(page, sending.signal);
    while (sink.ids.size < count && performance.now() - begun < limitMs) {
      await pause(1000);
      held.push(memory(site.child.pid));
      if (held.length % 15 === 0) process.stderr.write(`${engine}: ${sink.ids.size} of ${count}\n`);
    }
    const seconds = (performance.now() - begun) / 1000;
    sending.abort();
    const busy = (await reading).p99;
    if (sink.ids.size < count) throw new Stop(`${sink.ids.size} of ${count} reminders arrived.`);
    await pause(5000);
    const quiet = (await readOften(page, AbortSignal.timeout(quietMs))).p99;
    const megabytes = (bytes) => Math.round(bytes / 1e6);
    const [first, midway, last] = [held[0], held[held.length >> 1], held.at(-1)].map(megabytes);
    return [
      ...[engine, count.toLocaleString("en"), `${seconds.toFixed(0)} s`, `${first}, ${midway}, ${last} MB`],
      ...[`${busy.toFixed(1)} ms`, `${quiet.toFixed(1)} ms`],
    ];
  } finally {
    site.child.kill();
    await site.ended;
    sink.close();
  }
}

/** A Markdown table of the built-in database and, where there is one, of PostgreSQL. */
export async function remindersText(folder, count) {
  const data = join(folder, "reminders");
  mkdirSync(data, { recursive: true });
  const rows = [await remind("PGlite", { DATA_DIR: data }, count)];
  const other = await onPostgres((url) => remind("PostgreSQL", { DATABASE_URL: url }, count));
  if (other) rows.push(other);
  return markdown([
    [
      "Database",
      "Students",
      "All sent after",
      "Memory: first, midway, last",
      "A page's p99 meanwhile",
      "And afterwards",
    ],
    ...rows,
  ]);
}
