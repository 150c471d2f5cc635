import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cache, root } from "../lib/project.mjs";
import { ended, start, Stop } from "../lib/run.mjs";
import { onPostgres } from "./postgres.mjs";
import { markdown } from "./table.mjs";

const counts = [1_000, 100_000];

const file = (path) => join(root, path);
const memory = pathToFileURL(file("scripts/bench/peak-memory.mjs")).href;

/** Runs a TypeScript file. @returns the child process, and a promise of its duration in seconds and peak memory in bytes */
function measured(command, env) {
  const child = start([process.execPath, "--import", "tsx", "--import", memory, ...command], {
    env: { ...process.env, DATABASE_URL: "", API_HOST: "", ...env },
    stdio: ["pipe", "pipe", "pipe", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (text) => (said += text));
  const begun = performance.now();
  let peak = "";
  child.stdio[3].on("data", (text) => (peak += text));
  const result = ended(child).then((code) => {
    if (code !== 0) throw new Stop(said || `${command.join(" ")} exited with code ${code}.`);
    return { seconds: (performance.now() - begun) / 1000, peak: Number(peak) };
  });
  return { child, result };
}

/** Exports leads twice: with the database in the exporting process, and through the operator socket of a running process. */
async function exportOf(count, folder) {
  const env = { DATA_DIR: join(folder, String(count)) };
  const out = join(folder, `${count}.csv`);
  const command = [file("lib/provider/leads/cli.ts"), "--out", out];
  const fill = [file("scripts/bench/fill-leads.ts"), String(count)];
  await measured(fill, env).result;
  const alone = await measured(command, env).result;
  const bytes = statSync(out).size;
  const holder = measured([fill[0], "0", "hold"], env);
  await once(holder.child.stdout, "data");
  const asked = await measured(command, env).result;
  holder.child.stdin.end();
  const { peak } = await holder.result;
  if (statSync(out).size !== bytes) throw new Stop("The two exports differ.");
  return [
    row(count, "the command opens the database", bytes, alone),
    row(count, "the site, through its operator socket", bytes, asked, peak),
  ];
}

function row(count, holds, bytes, { seconds, peak }, site) {
  const megabytes = (value) => `${(value / 1e6).toFixed(value < 1e6 ? 2 : 0)} MB`;
  return [
    count.toLocaleString("en"),
    holds,
    `${seconds.toFixed(1)} s`,
    megabytes(bytes),
    megabytes(peak),
    site === undefined ? "" : megabytes(site),
  ];
}

/** Exports of few and of many leads, each from a new database, as a Markdown table. */
export const leadsText = () =>
  inFolder(async (folder) => {
    const rows = [];
    for (const count of counts) rows.push(...(await exportOf(count, folder)));
    return markdown([
      ["Leads", "Database opened by", "Time", "CSV", "Peak memory, command", "Peak memory, site"],
      ...rows,
    ]);
  });

/** Time and memory to open the desk's lists with few and with many rows, on PGlite and PostgreSQL, as a Markdown table. */
export const deskText = () =>
  inFolder(async (folder) => {
    const few = await listsOf(100, { DATA_DIR: join(folder, "few") });
    const many = await listsOf(100_000, { DATA_DIR: join(folder, "many") });
    const shared = await onPostgres((url) => listsOf(100_000, { DATABASE_URL: url }));
    const columns = [few, many, ...(shared ? [shared] : [])];
    const heads = ["100 rows", "100,000 rows", "100,000 rows, PostgreSQL"].slice(0, columns.length);
    const rows = Object.keys(few.times).map((what) => [
      what,
      ...columns.map(({ times }) => `${Math.round(times[what])} ms`),
    ]);
    const peaks = columns.map(({ peak }) => `${Math.round(peak / 1e6)} MB`);
    return markdown([["List", ...heads], ...rows, ["peak memory of the process", ...peaks]]);
  });

async function listsOf(count, own) {
  const env = { ...own, SITE_URL: "" };
  for (const what of ["leads", "accounts"])
    await measured([file(`scripts/bench/fill-${what}.ts`), String(count)], env).result;
  const { child, result } = measured([file("scripts/bench/open-lists.ts")], env);
  let said = "";
  child.stdout.on("data", (text) => (said += text));
  const { peak } = await result;
  return { times: JSON.parse(said), peak };
}

async function inFolder(work) {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "leads-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
