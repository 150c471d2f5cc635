import "./lib/node-version.mjs";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readOptions } from "../lib/base/commands/usage.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { freePort } from "./lib/port.mjs";
import { productionEnv, tools } from "./lib/project.mjs";
import { waitForExit, main, start, Stop } from "./lib/run.mjs";

// npm run soak: kills the running site with `kill -9` again and again while simulated visitors and staff use it, and
// checks that no confirmed change is lost (testing/server/soak.ts).
//   npm run soak -- --kills 60 --seed 7 --postgres
// With --postgres, the site uses a new database of the server DATABASE_URL_TEST, which goes on running.
const { values: options } = readOptions("npm run soak -- [--kills 500] [--seed NUMBER] [--postgres]", {
  options: {
    kills: { type: "string", default: "500" },
    postgres: { type: "boolean", default: false },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});

/** Longest accepted time from a start to the first successful response, in milliseconds. */
const maxReadyMs = 3000;

/** Starts the site's process as `npm start` does, with its error output shown. */
function startSite(port, settings) {
  const { API_HOST, DATABASE_URL, REDIS_URL, ...inherited } = productionEnv;
  const env = { ...inherited, PORT: String(port), RATE_LIMIT_FACTOR: "1000", ...settings };
  const child = start(tools.site, { env, stdio: ["ignore", "ignore", "inherit"] });
  return { process: child, address: Promise.resolve(`http://127.0.0.1:${port}`), ended: waitForExit(child) };
}

/** Percentiles of times in milliseconds, as text in seconds. */
function formatPercentiles(milliseconds) {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (share) => ((sorted[Math.ceil(share * sorted.length) - 1] ?? 0) / 1000).toFixed(2);
  return `p50 ${at(0.5)} s, p95 ${at(0.95)} s, longest ${at(1)} s`;
}

await main(async () => {
  const [kills, seed] = [Number(options.kills), Number(options.seed)];
  if (!(kills > 0) || !Number.isInteger(seed)) throw new Stop("--kills and --seed must be whole numbers.");
  await ensureInstalled();
  await ensureBuilt();
  const { tsImport } = await import("tsx/esm/api");
  const { soak } = await tsImport("../testing/server/soak.ts", import.meta.url);
  const { createPgliteStorage, createPostgresStorage } = await tsImport(
    "../testing/server/soak-storage.ts",
    import.meta.url,
  );
  const folder = mkdtempSync(join(tmpdir(), "yuqiao-soak-"));
  const storage = await (options.postgres ? createPostgresStorage(folder) : createPgliteStorage(folder));
  const port = await freePort();
  console.log(`${kills} kills, seed ${seed}, ${options.postgres ? "PostgreSQL" : "built-in database"}`);
  const formatProgress = (progress) =>
    `${progress.kills} kills. Confirmed and not lost: ${progress.seats} seats, ${progress.endings} own seats ended, ${progress.enrolments} enrolments, ${progress.changes} class changes, ${progress.points} class point changes, ${progress.notes} lead notes, ${progress.seasons} season drafts, ${progress.lessons} changes of lessons, ${progress.pictures} pictures. Edit conflicts: ${progress.conflicts}. Enrolment notifications delivered: ${progress.delivered} (${progress.redelivered} redelivered); the others are pending. Time to restart: ${formatPercentiles(progress.readyTimesMs)}`;
  try {
    const figures = await soak({
      start: (settings) => startSite(port, settings),
      storage,
      kills,
      seed,
      onKill: (progress) => progress.kills % 10 === 0 && console.log(formatProgress(progress)),
    });
    console.log(formatProgress(figures));
    const lateCount = figures.readyTimesMs.filter((time) => time > maxReadyMs).length;
    if (lateCount > 0)
      throw new Stop(`${lateCount} of ${kills} starts took longer than ${maxReadyMs / 1000} s.`);
  } finally {
    await storage.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});
