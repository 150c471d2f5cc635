import "./lib/node-version.mjs";
import { mkdirSync, rmSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { freePort } from "./lib/port.mjs";
import { cache } from "./lib/project.mjs";
import { main, seconds, Stop } from "./lib/run.mjs";
import { startServer } from "./lib/server.mjs";

// npm run bench: the figures of docs/benchmarks.md, measured side by side in one run on this machine.
//   npm run bench -- --pages /home,/live --lighthouse-runs 3 --no-lighthouse --no-load
const { values: options } = parseArgs({
  options: {
    pages: { type: "string" },
    "lighthouse-runs": { type: "string", default: "5" },
    "no-lighthouse": { type: "boolean" },
    "no-load": { type: "boolean" },
  },
});

/** Pages of the route table that stand at one address of their own. */
async function pagesToMeasure() {
  const { tsImport } = await import("tsx/esm/api");
  const { routes } = await tsImport("../lib/routes.ts", import.meta.url);
  const all = Object.values(routes).filter(({ path, sameAs }) => !path.includes("{") && !sameAs);
  const asked = options.pages?.split(",");
  const missing = asked?.find((path) => !all.some((route) => route.path === path));
  if (missing)
    throw new Stop(`No such page: ${missing}. There are ${all.map(({ path }) => path).join(", ")}`);
  return asked ? all.filter(({ path }) => asked.includes(path)) : all;
}

/** Says what is measured and how long it took, on the way to the tables. */
async function timed(label, work) {
  process.stderr.write(`${label} ... `);
  const begun = performance.now();
  const result = await work();
  process.stderr.write(`${seconds(begun)}\n`);
  return result;
}

async function measurePages(pages, address, chromium) {
  const { chromium: playwright } = await import("@playwright/test");
  const { bytes } = await import("./bench/bytes.mjs");
  const { lighthouseMedians } = await import("./bench/lighthouse.mjs");
  const runs = options["no-lighthouse"] ? 0 : Number(options["lighthouse-runs"]);
  const port = await freePort();
  const args = ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`];
  const browser = await playwright.launch({ executablePath: chromium, args });
  const rows = [];
  for (const { path, indexed } of pages) {
    const url = `${address}${path}`;
    const sizes = await timed(`Bytes of ${path}`, () => bytes(browser, url));
    const medians =
      runs > 0
        ? await timed(`Lighthouse on ${path}, ${runs} runs`, () =>
            lighthouseMedians(`${url}?locale=en-US`, port, runs),
          )
        : {};
    rows.push({ path, indexed, ...medians, ...sizes });
  }
  await browser.close();
  return rows;
}

await main(async () => {
  await ensureInstalled();
  const pages = await pagesToMeasure();
  const chromium = await ensureChromium();
  await ensureBuilt();
  const data = join(cache, "bench");
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true });
  const port = await freePort();
  const server = await startServer(port, { DATA_DIR: data, SITE_URL: `http://localhost:${port}` });
  const { load } = await import("./bench/load.mjs");
  const { loadTable, pageTable } = await import("./bench/table.mjs");
  const rates = options["no-load"] ? undefined : await timed("Load on /home", () => load(server.address));
  const rows = await measurePages(pages, server.address, chromium);
  server.child.kill();
  await server.ended;
  const [cpu] = cpus();
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${cpus().length} x ${cpu?.model.trim()}, Node ${process.version}\n`,
  );
  if (rates?.next) console.log(loadTable(rates));
  if (rates) console.log(`\n(${rates.note})\n`);
  console.log(pageTable(rows));
});
