import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findEngines, notRun } from "./engines.mjs";
import { freePort } from "./port.mjs";
import { cache, tools } from "./project.mjs";
import { ended, seconds, start } from "./run.mjs";
import { nothing, playwrightCounts, unsteady } from "./summary.mjs";

/**
 * Runs the stories in the engines of this machine, against the build that is there, and says which were not run.
 * `parameters` go to Playwright's runner.
 * @returns what it came to; a story in an engine that is missing counts as skipped.
 */
export async function engineTests(parameters, chromium) {
  if (chromium) process.env.CHROMIUM_PATH = chromium;
  const engines = findEngines();
  const missing = notRun(engines);
  for (const { line } of missing) console.log(line);
  if (missing.length === Object.keys(engines).length) return nothing;
  const report = join(cache, "engines/report.json");
  mkdirSync(join(cache, "engines"), { recursive: true });
  rmSync(report, { force: true });
  const port = String(await freePort(4420));
  const env = { ...process.env, E2E_PORT: port, PLAYWRIGHT_REPORT: report };
  console.log("\nRunning the stories in every engine");
  const begun = performance.now();
  await ended(
    start([...tools.playwright, "test", "--config", "e2e/engines/playwright.config.ts", ...parameters], {
      env,
    }),
  );
  console.log(`Stories in every engine: ${seconds(begun)}`);
  const found = read(report);
  for (const title of unsteady(found)) console.log(`Passed at the second try only, look into it: ${title}`);
  const counts = playwrightCounts(found);
  return { ...counts, failed: counts.failed + missing.filter(({ error }) => error).length };
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, "utf8"));
  } catch {
    return undefined;
  }
}
