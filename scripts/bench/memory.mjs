import { spawnSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../lib/port.mjs";
import { startServer } from "../lib/server.mjs";
import { visitorActions } from "./people.mjs";
import { siteLanguages, sitePages } from "./site-pages.mjs";
import { markdownTable, rounded } from "./table.mjs";

/** Concurrent visitors; each requests a different page each time. */
const visitors = 8;
/** Pause between two actions other than page views. */
const paceMs = 250;

/** Resident memory of a process. */
function readMemory(pid) {
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return stdout ? `${rounded((Number(stdout) * 1024) / 1e6)} MB` : "unknown";
}

/**
 * Start-up time and memory of a site with the built-in database: with an empty data folder, with existing data, and after
 * minutes of load. A Markdown table.
 */
export async function memoryText(folder, minutes) {
  const pages = (await sitePages(await siteLanguages())).slice(0, 100).map(({ address }) => address);
  const rows = [["", "To the first page", "Then", "After 100 pages", `After ${minutes} minutes of load`]];
  let counts;
  for (const name of ["first start", "later start"]) {
    const port = await freePort();
    const startedAt = performance.now();
    const server = await startServer(port, {
      DATA_DIR: folder,
      SITE_URL: `http://localhost:${port}`,
      RATE_LIMIT_FACTOR: "1000",
    });
    try {
      await fetchText(server.address + pages[0]);
      const firstPage = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
      const memoryCells = [readMemory(server.child.pid)];
      for (const page of pages) await fetchText(server.address + page);
      memoryCells.push(readMemory(server.child.pid));
      if (name === "later start") counts = await load(server.address, pages, minutes);
      memoryCells.push(name === "later start" ? readMemory(server.child.pid) : "");
      rows.push([name, firstPage, ...memoryCells]);
    } finally {
      server.child.kill();
      await server.ended;
    }
  }
  const loadSummary = Object.entries(counts).map(([what, times]) => `${what} ${rounded(times)}`);
  return `${markdownTable(rows)}\n\nThe load: ${loadSummary.join(", ")}.`;
}

/** @returns the response's text */
async function fetchText(address) {
  const response = await fetch(address);
  const text = await response.text();
  if (response.status >= 400) throw new Error(`${address} returned status ${response.status}`);
  return text;
}

/**
 * Requests all pages again and again, as fast as they are served, and performs other actions at a slower pace.
 * @returns the number of times of each
 */
async function load(address, pages, minutes) {
  const end = performance.now() + minutes * 60_000;
  const counts = { pages: 0 };
  const visitPages = async (first) => {
    for (let round = first; performance.now() < end; round += 1) {
      await fetchText(address + pages[(round * 7) % pages.length]);
      counts.pages += 1;
    }
  };
  const actions = Object.entries(await visitorActions(address, pages));
  const performActions = async () => {
    for (let round = 0; performance.now() < end; round += 1) {
      const [what, work] = actions[round % actions.length];
      await work(Math.floor(round / actions.length));
      counts[what] = (counts[what] ?? 0) + 1;
      await pause(paceMs);
    }
  };
  await Promise.all([
    performActions(),
    ...Array.from({ length: visitors }, (_, index) => visitPages(index * 13)),
  ]);
  // Leaves time for garbage collection.
  await pause(2000);
  return counts;
}
