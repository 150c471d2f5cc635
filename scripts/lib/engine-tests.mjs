import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findEngines, notRun } from "./engines.mjs";
import { freePort } from "./port.mjs";
import { cache, tools } from "./project.mjs";
import { ended, seconds, start } from "./run.mjs";
import { nothing, playwrightCounts, unsteady } from "./summary.mjs";

/**
 * Runs the user stories in the installed engines against the existing build, and prints the engines that are missing.
 * @param parameters for Playwright's runner
 * @param chromium path; by default an installed one is used
 * @returns test counts; stories in a missing engine count as skipped
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
  console.log("\nRunning the user stories in every engine");
  const begun = performance.now();
  await ended(
    start([...tools.playwright, "test", "--config", "e2e/engines/playwright.config.ts", ...parameters], {
      env,
    }),
  );
  console.log(`User stories in every engine: ${seconds(begun)}`);
  const found = read(report);
  for (const title of unsteady(found)) console.log(`Flaky, passed on retry: ${title}`);
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
