import "./lib/node-version.mjs";
import { mkdirSync, rmSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { freePort } from "./lib/port.mjs";
import { cacheFolder } from "./lib/project.mjs";
import { main, formatElapsed, Stop } from "./lib/run.mjs";
import { startServer } from "./lib/server.mjs";

// npm run bench: measures the figures of docs/benchmarks.md on this machine.
//   npm run bench -- --only load,pages --pages /home,/live --languages all --lighthouse-runs 3
const { values: options } = parseArgs({
  options: {
    only: { type: "string" },
    pages: { type: "string" },
    languages: { type: "string", default: "en-US" },
    "lighthouse-runs": { type: "string", default: "5" },
    requests: { type: "string", default: "1000000" },
    minutes: { type: "string", default: "10" },
    reminders: { type: "string", default: "100000" },
  },
});

/** The measurements in their order. Each returns Markdown: a table, or the reason why it could not be measured. */
const parts = {
  /** Requests per second of one page, and the memory of the process that serves it. */
  load: async (folder) => {
    const { loadText } = await import("./bench/load.mjs");
    return withSite(folder, loadText);
  },
  /** Bytes and Lighthouse scores of every page, or of those in --pages, in --languages. */
  pages: async (folder) => {
    const { pagesText } = await import("./bench/pages.mjs");
    const { pages, languages, "lighthouse-runs": runs } = options;
    const choice = { paths: pages?.split(","), languages, runs: Number(runs) };
    return withSite(folder, ({ address }) => pagesText(address, choice));
  },
  /** Time until a first press takes effect, with and without the accelerator. */
  presses: async (folder) => (await import("./bench/presses.mjs")).pressesText(folder),
  processes: async () => (await import("./bench/processes.mjs")).processesText(),
  faults: async (folder) => (await import("./bench/faults.mjs")).faultsText(folder),
  bookings: async () => (await import("./bench/bookings.mjs")).bookingsText(),
  /** Memory and disk use under --requests unknown addresses. */
  flood: async (folder) => {
    const { floodText } = await import("./bench/flood.mjs");
    return withSite(folder, (site) => floodText(site, Number(options.requests)));
  },
  /** Memory and start-up time of a first and a later start, and memory after --minutes of load. */
  memory: async (folder) => (await import("./bench/memory.mjs")).memoryText(folder, Number(options.minutes)),
  /** One live class with --reminders students, all notified through a webhook on this machine. */
  reminders: async (folder) => {
    const { remindersText } = await import("./bench/reminders.mjs");
    return remindersText(folder, Number(options.reminders));
  },
  leads: async () => (await import("./bench/leads.mjs")).leadsText(),
  /** The desk's lists with few and with many rows. */
  desk: async () => (await import("./bench/leads.mjs")).deskText(),
  /** Response times for visitors while staff work at the desk. */
  staff: async (folder) => (await import("./bench/staff.mjs")).staffText(folder),
};

/** Starts the site on a new database and passes it to `work`; `firstPage` is the time to its first page in milliseconds. */
async function withSite(folder, work, env = {}) {
  const port = await freePort();
  const startedAt = performance.now();
  const server = await startServer(port, {
    ...env,
    DATA_DIR: folder,
    SITE_URL: `http://localhost:${port}`,
  });
  await (await fetch(`${server.address}/home`)).arrayBuffer();
  const firstPage = performance.now() - startedAt;
  try {
    return await work({ ...server, firstPage });
  } finally {
    server.child.kill();
    await server.ended;
  }
}

function chosenParts() {
  const names = options.only?.split(",") ?? Object.keys(parts);
  const unknown = names.find((name) => !Object.hasOwn(parts, name));
  if (unknown) throw new Stop(`Unknown part: ${unknown}. Choose from ${Object.keys(parts).join(", ")}`);
  return names;
}

await main(async () => {
  const chosen = chosenParts();
  await ensureInstalled();
  await ensureBuilt();
  const [cpu] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  console.log(`${day}, ${cpus().length} x ${cpu?.model.trim()}, Node ${process.version}`);
  for (const name of chosen) {
    const folder = join(cacheFolder, "bench", name);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const startedAt = performance.now();
    const text = await parts[name](folder);
    console.log(`\n${text}`);
    process.stderr.write(`(${name}: ${formatElapsed(startedAt)})\n`);
  }
});
