import "./lib/node-version.mjs";
import { mkdirSync, rmSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { readOptions } from "../lib/base/commands/usage.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { freePort } from "./lib/port.mjs";
import { cacheFolder } from "./lib/project.mjs";
import { main, formatElapsed, Stop } from "./lib/run.mjs";
import { startServer } from "./lib/server.mjs";

// npm run bench: measures the figures of docs/benchmarks.md on this machine.
//   npm run bench -- --only load,pages --pages /home,/live --languages all --lighthouse-runs 3
const usage =
  "npm run bench -- [--only load,pages,bookings,memory] [--pages /home,/live] [--languages all] [--lighthouse-runs 5] [--minutes 10]";
const { values: options } = readOptions(usage, {
  options: {
    only: { type: "string" },
    pages: { type: "string" },
    languages: { type: "string", default: "en-US" },
    "lighthouse-runs": { type: "string", default: "5" },
    minutes: { type: "string", default: "10" },
  },
});

/** The measurements in their order. Each returns Markdown: a table, or the reason why it could not be measured. */
const parts = {
  /** Requests per second of one page. */
  load: async (folder) => withSite(folder, (await import("./bench/load.mjs")).loadText),
  /** Bytes and Lighthouse scores of every page, or of those in --pages, in --languages. */
  pages: async (folder) => {
    const { pagesText } = await import("./bench/pages.mjs");
    const { pages, languages, "lighthouse-runs": runs } = options;
    const choice = { paths: pages?.split(","), languages, runs: Number(runs) };
    return withSite(folder, (address) => pagesText(address, choice));
  },
  /** Bookings per second on each database that can be reached. */
  bookings: async () => {
    const { tsImport } = await import("tsx/esm/api");
    const { bookingsText } = await tsImport("./bench/bookings.ts", import.meta.url);
    return bookingsText();
  },
  /** Memory and start-up time of a first and a later start, and memory after --minutes of load. */
  memory: async (folder) => (await import("./bench/memory.mjs")).memoryText(folder, Number(options.minutes)),
};

/** Starts the site on a new database and passes its address to `work`. */
async function withSite(folder, work) {
  const port = await freePort();
  const server = await startServer(port, { DATA_DIR: folder, SITE_URL: `http://localhost:${port}` });
  try {
    return await work(server.address);
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
