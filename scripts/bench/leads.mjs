import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cacheFolder, root } from "../lib/project.mjs";
import { waitForExit, start, Stop } from "../lib/run.mjs";
import { withPostgres } from "./postgres.mjs";
import { markdownTable } from "./table.mjs";

const counts = [1_000, 100_000];

const toPath = (path) => join(root, path);
const memoryModuleUrl = pathToFileURL(toPath("scripts/bench/peak-memory.mjs")).href;

/** Runs a TypeScript file. @returns the child process, and a promise of its duration in seconds and peak memory in bytes */
function runMeasured(command, env) {
  const child = start([process.execPath, "--import", "tsx", "--import", memoryModuleUrl, ...command], {
    env: { ...process.env, DATABASE_URL: "", API_HOST: "", ...env },
    stdio: ["pipe", "pipe", "pipe", "pipe"],
  });
  let errorOutput = "";
  child.stderr.on("data", (text) => (errorOutput += text));
  const startedAt = performance.now();
  let peak = "";
  child.stdio[3].on("data", (text) => (peak += text));
  const result = waitForExit(child).then((code) => {
    if (code !== 0) throw new Stop(errorOutput || `${command.join(" ")} exited with code ${code}.`);
    return { seconds: (performance.now() - startedAt) / 1000, peak: Number(peak) };
  });
  return { child, result };
}

/** Exports leads twice: with the database in the exporting process, and through the operator socket of a running process. */
async function measureExports(count, folder) {
  const env = { DATA_DIR: join(folder, String(count)) };
  const out = join(folder, `${count}.csv`);
  const command = [toPath("lib/provider/leads/cli.ts"), "--out", out];
  const fill = [toPath("scripts/bench/fill-leads.ts"), String(count)];
  await runMeasured(fill, env).result;
  const alone = await runMeasured(command, env).result;
  const bytes = statSync(out).size;
  const holder = runMeasured([fill[0], "0", "hold"], env);
  await once(holder.child.stdout, "data");
  const throughSocket = await runMeasured(command, env).result;
  holder.child.stdin.end();
  const { peak } = await holder.result;
  if (statSync(out).size !== bytes) throw new Stop("The two exports differ.");
  return [
    toRow(count, "the command opens the database", bytes, alone),
    toRow(count, "the site, through its operator socket", bytes, throughSocket, peak),
  ];
}

function toRow(count, openedBy, bytes, { seconds, peak }, siteBytes) {
  const megabytes = (value) => `${(value / 1e6).toFixed(value < 1e6 ? 2 : 0)} MB`;
  return [
    count.toLocaleString("en"),
    openedBy,
    `${seconds.toFixed(1)} s`,
    megabytes(bytes),
    megabytes(peak),
    siteBytes === undefined ? "" : megabytes(siteBytes),
  ];
}

/** Exports of few and of many leads, each from a new database, as a Markdown table. */
export const leadsText = () =>
  withTempFolder(async (folder) => {
    const rows = [];
    for (const count of counts) rows.push(...(await measureExports(count, folder)));
    return markdownTable([
      ["Leads", "Database opened by", "Time", "CSV", "Peak memory, command", "Peak memory, site"],
      ...rows,
    ]);
  });

/** Time and memory to open the desk's lists with few and with many rows, on PGlite and PostgreSQL, as a Markdown table. */
export const deskText = () =>
  withTempFolder(async (folder) => {
    const few = await measureLists(100, { DATA_DIR: join(folder, "few") });
    const many = await measureLists(100_000, { DATA_DIR: join(folder, "many") });
    const shared = await withPostgres((url) => measureLists(100_000, { DATABASE_URL: url }));
    const columns = [few, many, ...(shared ? [shared] : [])];
    const heads = ["100 rows", "100,000 rows", "100,000 rows, PostgreSQL"].slice(0, columns.length);
    const rows = Object.keys(few.times).map((what) => [
      what,
      ...columns.map(({ times }) => `${Math.round(times[what])} ms`),
    ]);
    const peaks = columns.map(({ peak }) => `${Math.round(peak / 1e6)} MB`);
    return markdownTable([["List", ...heads], ...rows, ["peak memory of the process", ...peaks]]);
  });

async function measureLists(count, envOverrides) {
  const env = { ...envOverrides, SITE_URL: "" };
  for (const what of ["leads", "accounts"])
    await runMeasured([toPath(`scripts/bench/fill-${what}.ts`), String(count)], env).result;
  const { child, result } = runMeasured([toPath("scripts/bench/open-lists.ts")], env);
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  const { peak } = await result;
  return { times: JSON.parse(output), peak };
}

async function withTempFolder(work) {
  mkdirSync(cacheFolder, { recursive: true });
  const folder = mkdtempSync(join(cacheFolder, "leads-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
