import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cache, root } from "../lib/project.mjs";
import { ended, start, Stop } from "../lib/run.mjs";
import { markdown } from "./table.mjs";

const counts = [1_000, 100_000];

const file = (path) => join(root, path);
const memory = pathToFileURL(file("scripts/bench/peak-memory.mjs")).href;

/** Runs a TypeScript file. @returns the child, and its seconds and most bytes of memory once it has ended. */
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
    if (code !== 0) throw new Stop(said || `${command.join(" ")} ended with ${code}.`);
    return { seconds: (performance.now() - begun) / 1000, peak: Number(peak) };
  });
  return { child, result };
}

/** Exports so many leads twice: with the database in the exporting process, and over the operator socket of a running holder. */
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
    row(count, "nothing: the command opens the database", bytes, alone),
    row(count, "the site: asked over its operator socket", bytes, asked, peak),
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

/** Exports of few and of many leads as a Markdown table, each from a new database. */
export const leadsText = () =>
  inFolder(async (folder) => {
    const rows = [];
    for (const count of counts) rows.push(...(await exportOf(count, folder)));
    return markdown([
      ["Leads", "Who holds the data", "Time", "CSV", "Most memory, command", "Most memory, holder"],
      ...rows,
    ]);
  });

/** How long the desk's list of few and of many leads takes to open, and the memory it takes. */
export const deskText = () =>
  inFolder(async (folder) => {
    const [few, many] = [await listOf(100, folder), await listOf(100_000, folder)];
    const rows = Object.keys(few.times).map((what) => [
      what,
      milliseconds(few, what),
      milliseconds(many, what),
    ]);
    return markdown([
      ["The list", "of 100 leads", "of 100,000 leads"],
      ...rows,
      ["most memory", `${Math.round(few.peak / 1e6)} MB`, `${Math.round(many.peak / 1e6)} MB`],
    ]);
  });

const milliseconds = ({ times }, what) => `${Math.round(times[what])} ms`;

async function listOf(count, folder) {
  const env = { DATA_DIR: join(folder, String(count)), SITE_URL: "" };
  await measured([file("scripts/bench/fill-leads.ts"), String(count)], env).result;
  const { child, result } = measured([file("scripts/bench/open-leads.ts")], env);
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
